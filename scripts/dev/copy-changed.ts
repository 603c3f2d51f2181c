import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const sourceFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Copies the TypeScript files of `from` to the folder `to`, without touching equal files, and deletes all others.
 * Writes synchronously, and pages before their index, so that a watcher of `to` never sees an index without its page.
 */
export function copyChanged(from: string, to: string): void {
  const isIndex = (name: string) => Number(name.endsWith('index.ts'))
  mkdirSync(to, { recursive: true })
  const names = sourceFiles(from).sort((one, other) => isIndex(one) - isIndex(other))
  for (const name of names) {
    const bytes = readFileSync(join(from, name))
    if (bytesOf(join(to, name))?.equals(bytes)) continue
    mkdirSync(dirname(join(to, name)), { recursive: true })
    writeFileSync(join(to, name), bytes)
  }
  for (const name of sourceFiles(to)) if (!names.includes(name)) rmSync(join(to, name))
}
