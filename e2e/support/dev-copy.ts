import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the development server reads, without generated files. */
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

/** Copies a folder with hard links, so that no file content is copied. */
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
 * project, on the same disk, and is its own Git repository, so that Next and Tailwind treat it as a whole project.
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
    /** Replaces the first match, which must exist, and returns the matched text. */
    edit(file: string, find: RegExp, put: string) {
      const text = readFileSync(at(file), 'utf8')
      if (!find.test(text)) throw new Error(`${find} does not occur in ${file}`)
      write(file, text.replace(find, put))
      return find.exec(text)?.[0] ?? ''
    },
  }
}

/** Starts `npm run dev` in `folder`, in its own process group, as a terminal does. */
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
  /** Like Ctrl-C, sends the signal to every process of the group. */
  const interrupt = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
  }
  return { address: () => printed, interrupt, output: () => output }
}
