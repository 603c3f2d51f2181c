import type { Analysis } from './analyse'
import type { FieldMapping } from './fields'
import type { ProblemCode, Table } from './table'

/** What the page asks of the worker; `stop` ends the work at hand, and earlier results stay. */
export type WorkerRequest =
  | { kind: 'read'; files: File[]; limits: number[] }
  | { kind: 'analyse'; mappings: FieldMapping[]; limits: number[] }
  | { kind: 'csv' | 'stop' }

/** What was read and found: everything but the records, which stay in the worker. */
export interface Result {
  name: string
  table: Omit<Table, 'rows' | 'recordNumbers'>
  mappings: FieldMapping[]
  analysis: Analysis
}

/** What the worker does: it reads a file, or checks the last one again after a correction. */
export type Activity = 'reading' | 'checking'

/** What the worker answers. */
export type WorkerAnswer =
  | { kind: 'progress'; activity: Activity; name: string; share: number }
  | { kind: 'result'; activity: Activity; result: Result }
  | { kind: 'csv'; blob: Blob }
  | { kind: 'stopped' }
  | { kind: 'problem'; name: string; code: ProblemCode | 'failed'; values: Record<string, string | number> }
