import { existsSync, statSync } from 'node:fs'

/** Bytes of a file of the export as a host sends it: those of its compressed copy, if it has one. */
export function weigh(file: string): number {
  const copy = `${file}.br`
  return statSync(existsSync(copy) ? copy : file).size
}
