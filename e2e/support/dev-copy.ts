import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the development server reads; nothing that was made of it. */
const SOURCES = [
  '.gitignore',
  'app',
  'components',
  'content',
  'lib',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
]

/** Copies a folder without copying a byte: every file is a second name of the same one. */
function linkFolder(from: string, to: string) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, name] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(old, name)
    else if (entry.isFile()) linkSync(old, name)
    else cpSync(old, name, { verbatimSymlinks: true })
  }
}

/**
 * A copy of the project as it is after a clone and `npm ci`, in which a test may change the content. It lies inside the
 * project, on the same disk, and is a repository of its own, so that Next and Tailwind take it for a whole project.
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
  for (const name of SOURCES.filter((source) => existsSync(join(root, source))))
    cpSync(join(root, name), at(name), { recursive: true })
  linkFolder(join(root, 'node_modules'), at('node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
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
