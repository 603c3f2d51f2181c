import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { exportedPages, fileOf } from '../export/pages'
import { endTree, memoryOfTree } from '../build/process-tree'
import { testSettings } from '../build/test-settings'
import { weigh } from '../size/weigh'
import type { ScaleResult } from './scale-judge'

/** Often enough to see the workers at their fullest: each lives for seconds. */
const SAMPLE_MS = 250

/** Builds the site in `folder` as a release is built. Returns times and highest memory; throws what a failed build said. */
export async function measureBuild(
  folder: string,
  signal: AbortSignal,
): Promise<Pick<ScaleResult, 'seconds' | 'work' | 'memory'>> {
  const start = performance.now()
  // The shell tells at its end what all that it has started has worked.
  const build = spawn('sh', ['-c', 'npm run build && times'], {
    cwd: folder,
    env: { ...process.env, ...testSettings, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = build
  if (!pid) throw new Error('npm could not be started')
  const end = () => endTree(pid)
  signal.addEventListener('abort', end)
  let said = ''
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += String(text)))
  let memory = 0
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOfTree(pid))), SAMPLE_MS)
  const [code] = await once(build, 'close')
  clearInterval(sampling)
  signal.removeEventListener('abort', end)
  if (signal.aborted) throw signal.reason
  if (code !== 0) throw new Error(`The build failed:\n${said.slice(-4000)}`)
  if (memory === 0) throw new Error('The memory of the build could not be read: this bench needs the program ps.')
  return { seconds: (performance.now() - start) / 1000, work: workOf(said), memory }
}

/** Seconds of computing, from what `times` of the shell says last: minutes and seconds in user mode and in the system. */
function workOf(said: string): number {
  const [, ...times] = [...said.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)].at(-1) ?? []
  const [minutes, seconds, systemMinutes, systemSeconds] = times.map(Number)
  if (systemSeconds === undefined) throw new Error(`The shell did not tell the time of the build:\n${said.slice(-400)}`)
  return (minutes! + systemMinutes!) * 60 + seconds! + systemSeconds
}

/** Number of pages of the export in `folder`, and the weights of those at `paths`. */
export async function weighPages(
  folder: string,
  paths: readonly string[],
): Promise<Pick<ScaleResult, 'pages' | 'weights'>> {
  const out = join(folder, 'out')
  const html = paths.map((path) => fileOf(out, path))
  const sizes = await weigh([...html, ...html.map((file) => file.replace(/html$/, 'txt'))])
  const weights = paths.map(
    (path, index) => [path, { html: sizes[index] ?? 0, payload: sizes[paths.length + index] ?? 0 }] as const,
  )
  return { pages: exportedPages(out).length, weights: new Map(weights) }
}
