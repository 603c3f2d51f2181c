/** Web Worker that reads old data, so that the page stays alive; the records never leave it, but as a file to download. */
import { dayInNepal } from '../calendar/nepal-time'
import { analyse } from './analyse'
import type { FieldMapping } from './fields'
import { mapFields } from './map-fields'
import type { WorkerAnswer, WorkerRequest } from './protocol'
import { checkChoice, isMemo, readFiles } from './read-file'
import { UnreadableFile, type Steps, type Table } from './table'
import { writeCsv } from './write-csv'

/** The last file that could be read. */
let lastFile: { name: string; table: Table; mappings: FieldMapping[]; rows: string[][] } | undefined
/** Number of the newest request; a newer one ends the work at hand. */
let newest = 0

const answer = (message: WorkerAnswer) => postMessage(message)

onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind !== 'csv') newest++
  const id = newest
  const isCurrent = () => id === newest
  const activity = data.kind === 'analyse' ? 'checking' : 'reading'
  let name = lastFile?.name ?? ''

  /** Runs all steps, the phase `phase` of 3; undefined if a newer request came in between. */
  async function runSteps<Result>(steps: Steps<Result>, phase: number): Promise<Result | undefined> {
    for (;;) {
      const { value, done } = steps.next()
      if (done) return value
      // A check of few records ends before a bar could be seen.
      if (activity === 'reading') answer({ kind: 'progress', activity, name, share: (phase + value) / 3 })
      else if (value > 0) answer({ kind: 'progress', activity, name, share: value })
      // A task of its own: messages such as `stop` arrive between tasks.
      await new Promise((resolve) => setTimeout(resolve))
      if (!isCurrent()) return undefined
    }
  }
  async function analyseTable(table: Table, mappings: FieldMapping[], limits: number[]) {
    const analysed = await runSteps(analyse(table, mappings, limits), 2)
    if (!analysed) return
    lastFile = { name, table, mappings, rows: analysed.rows }
    const { fields, deleted, unreadable, encoding, warnings } = table
    const shown = { fields, deleted, unreadable, encoding, warnings }
    answer({ kind: 'result', activity, result: { name, table: shown, mappings, analysis: analysed.analysis } })
  }
  async function read(files: File[], limits: number[]) {
    name = (files.find((file) => !isMemo(file)) ?? files[0])?.name ?? ''
    checkChoice(files)
    const named = await Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    )
    const table = isCurrent() && (await runSteps(readFiles(named), 0))
    const mappings = table && (await runSteps(mapFields(table, Number(dayInNepal().slice(0, 4))), 1))
    if (mappings) await analyseTable(table, mappings, limits)
  }

  async function respond() {
    if (data.kind === 'stop') answer({ kind: 'stopped' })
    else if (data.kind === 'read') await read(data.files, data.limits)
    // A worker that replaces another one knows no file.
    else if (!lastFile) throw new Error('No file was read')
    else if (data.kind === 'analyse') await analyseTable(lastFile.table, data.mappings, data.limits)
    else answer({ kind: 'csv', blob: new Blob(writeCsv(lastFile.mappings, lastFile.rows), { type: 'text/csv' }) })
  }
  respond().catch((error: unknown) => {
    const { code, values } = error instanceof UnreadableFile ? error : { code: 'failed' as const, values: {} }
    if (isCurrent()) answer({ kind: 'problem', name, code, values })
  })
}
