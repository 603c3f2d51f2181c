import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { z } from 'zod'

import { type PublicSettings, readPublicSettings } from './settings'
import { runProgram } from './run-program'

/** Everything that a build reads, as paths in the project; those that do not exist are left out. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'scripts/export/finish.ts',
  'scripts/export',
  'scripts/hosting',
  'scripts/assets/font-list.ts',
  'scripts/assets/picture-file.ts',
  'scripts/assets/from-content.ts',
  'scripts/assets/files.ts',
  'scripts/assets/fonts.ts',
  'scripts/assets/pictures.ts',
  'scripts/assets/make.ts',
  'tailwind.config.ts',
  'tsconfig.json',
]

/** Made by the build itself, from the files and pictures of `content`. */
const MADE = ['public/files', 'public/images']

/** Below `.next`, which every `next build` empties: a build made by hand is never mistaken for one of ours. */
const STAMP = '.next/site-build.json'

/** What a build was made of. */
export interface BuildStamp {
  /** SHA-256 over paths and contents of all sources, in hexadecimal. */
  sources: string
  settings: PublicSettings
}

/** A build that ended with `exitCode`, never 0. */
export class BuildFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`The build failed with code ${exitCode}; the reason stands above.`)
  }
}

interface BuildOptions {
  /** Folder of the project. */
  root?: string
  /** Program and arguments that build the site. */
  command?: readonly [string, ...string[]]
  /** Ends a running build. */
  signal?: AbortSignal
}

/**
 * Makes `out/` the build of the present sources with `settings`, which go before the environment and the .env files.
 * Does nothing when it is that already. Throws `BuildFailed`, or an `AbortError` when `signal` ended the build.
 */
export async function ensureBuild(settings: PublicSettings, options: BuildOptions = {}): Promise<void> {
  const { root = process.cwd(), command = ['npm', 'run', 'build'], signal } = options
  const stamp = buildStamp(root, settings)
  const reason = whyStale(root, stamp)
  if (!reason) return
  console.log(`Building the site: ${reason}.`)
  const file = join(root, STAMP)
  rmSync(file, { force: true })
  const exitCode = await runProgram(command, { cwd: root, env: { ...process.env, ...settings }, signal })
  if (exitCode !== 0) throw new BuildFailed(exitCode)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(stamp, null, 2))
}

/** What a build in the folder `root` with `settings` would be made of. */
export function buildStamp(root: string, settings: PublicSettings, env = process.env): BuildStamp {
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap((source) => filesIn(root, source))) {
    const content = readFileSync(join(root, name))
    // The length keeps the end of one file apart from the beginning of the next.
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return { sources: hash.digest('hex'), settings: { ...readPublicSettings(root, env), ...settings } }
}

/** Why the build in the folder `root` is not that of `stamp`, as part of a sentence; `undefined` when it is. */
export function whyStale(root: string, { sources, settings }: BuildStamp): string | undefined {
  const built = readStamp(join(root, STAMP))
  if (!built || !existsSync(join(root, 'out/index.html'))) return 'there is no finished build of npm start yet'
  if (built.sources !== sources) return 'the sources have changed since the last build'
  const names = Object.keys({ ...built.settings, ...settings })
  const changed = names.filter((name) => built.settings[name] !== settings[name])
  if (changed.length === 0) return undefined
  const changes = changed.map(
    (name) => `${name} is now ${settings[name] || 'empty'}, was ${built.settings[name] || 'empty'}`,
  )
  return `settings are part of the pages, and ${changes.join('; ')}`
}

const stampSchema = z.object({ sources: z.string(), settings: z.record(z.string(), z.string()) })

function readStamp(file: string): BuildStamp | undefined {
  if (!existsSync(file)) return undefined
  try {
    return stampSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Files at or below `path`, sorted, with `/` on every system so that the order is the same everywhere. */
function filesIn(root: string, path: string): string[] {
  const full = join(root, path)
  if (MADE.includes(path) || !existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}
