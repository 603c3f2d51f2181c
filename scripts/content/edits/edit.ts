/** What an editor did wrong, and what the check must say about it. */
export interface Edit {
  /** The mistake in a few words; the name of its test. */
  name: string
  /** The files as the editor left them: `null` for one that was taken away. */
  change: (file: string, text: string) => Record<string, string | Buffer | null>
  /** The file that the edit begins with. */
  file: string
  /** The words of the file, one occurrence of which is replaced; the problem is expected at its line. */
  find?: string
  /** Lines of the report; `@` stands for file and line of the edit, `@‹words›` for the line of other words of the file. */
  says: string[]
}

/** Name, words that are replaced, what stands there instead, and the report. */
type Row = readonly [name: string, find: string, put: string, ...says: string[]]

/** Edits inside one file. A report without a place is expected at the line of the edit. */
export const inFile = (file: string, rows: readonly Row[]): Edit[] =>
  rows.map(([name, find, put, ...says]) => ({
    name,
    file,
    find,
    change: (_file, text) => ({ [file]: text.replace(find, () => put) }),
    says: says.map((line) => (/^(@|content\/)/.test(line) ? line : `@  ${line}`)),
  }))

/** An edit of whole files: what they hold afterwards. */
export const files = (name: string, changed: Record<string, string | Buffer | null>, ...says: string[]): Edit => ({
  name,
  file: Object.keys(changed)[0] ?? '',
  change: () => changed,
  says,
})
