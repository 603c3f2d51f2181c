import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the development server reads; nothing that was made of it. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
]

/**
 * A copy of the project as it is after a clone, in which a test may change the content. It lies inside the project, since
 * Turbopack follows no link to packages elsewhere.
 */
export function copyProject() {
  const folder = join(root, '.made/dev-test')
  const at = (file: string) => join(folder, file)
  const write = (file: string, data: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), data)
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })

  remove()
  const made = join(root, 'public/images')
  for (const name of SOURCES.filter((source) => existsSync(join(root, source))))
    cpSync(join(root, name), at(name), { recursive: true, filter: (path) => path !== made })
  symlinkSync(join(root, 'node_modules'), at('node_modules'), 'junction')
  return {
    folder,
    write,
    remove,
    /** Replaces the first match, which must exist, and returns what was there. */
    edit(file: string, find: RegExp, put: string) {
      const text = readFileSync(at(file), 'utf8')
      if (!find.test(text)) throw new Error(`${find} does not occur in ${file}`)
      write(file, text.replace(find, put))
      return find.exec(text)?.[0] ?? ''
    },
  }
}

/** `npm run dev` in `folder`, in a process group of its own, as a terminal starts it. */
export function startDev(folder: string, port: number) {
  const child: ChildProcess = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    detached: true,
  })
  const ended = once(child, 'close')
  let output = ''
  const printed = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const [, address] = /^Site +(http:\S+)/m.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${output}`)))
  })
  /** As Ctrl-C does: the signal reaches every process of the terminal. */
  const interrupt = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
  }
  return { address: () => printed, interrupt, output: () => output }
}
