import { test } from '@playwright/test'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The result of one cell of the fault matrix. */
interface FaultNote {
  cause: string
  place: string
  state: string
  falseSuccess: boolean
  /** Sends or arrivals after the first one. */
  duplicates: number
  /** Typed characters that are no longer in the form. */
  lost: number
}

const TYPE = 'fault'

/** Records the result of one fault for the table at the end of the run. */
export const noteFault = (note: FaultNote) =>
  test.info().annotations.push({ type: TYPE, description: JSON.stringify(note) })

/** Prints the fault matrix after the tests: causes by forms, with counts of failures that must never occur. */
export default class FaultTable implements Reporter {
  private readonly notes: FaultNote[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations)
      if (type === TYPE && description) this.notes.push(JSON.parse(description) as FaultNote)
  }

  onEnd(_: FullResult) {
    if (this.notes.length === 0) return
    const places = [...new Set(this.notes.map(({ place }) => place))]
    const causes = [...new Set(this.notes.map(({ cause }) => cause))]
    const row = (cells: string[]) => cells.map((cell) => cell.padEnd(16)).join('')
    const cell = (cause: string, place: string) =>
      this.notes.find((note) => note.cause === cause && note.place === place)?.state ?? '–'
    const sum = (count: (note: FaultNote) => number) => this.notes.reduce((total, note) => total + count(note), 0)
    console.log(
      [
        '',
        row(['', ...places]),
        ...causes.map((cause) => row([cause, ...places.map((place) => cell(cause, place))])),
      ].join('\n'),
    )
    console.log(
      `${this.notes.length} faults: ${sum(({ falseSuccess }) => Number(falseSuccess))} false successes, ` +
        `${sum(({ lost }) => lost)} lost characters, ${sum(({ duplicates }) => duplicates)} duplicate sends`,
    )
  }
}
