/** A mistake of an editor, and what the check must report about it. */
export interface Edit {
  /** The mistake in a few words; also the name of its test. */
  name: string
  /** The changed files; `null` for a file that was deleted. */
  change: (file: string, text: string) => Record<string, string | Buffer | null>
  /** The main file of the edit. */
  file: string
  /** The text in the file that is replaced, once; the problem is expected at its line. */
  find?: string
  /** Lines of the report; `@` means file and line of the edit, `@‹words›` the line of other words in the file. */
  says: string[]
}

/** Name, text to replace, replacement, and the report. */
type Row = readonly [name: string, find: string, put: string, ...says: string[]]

/** Edits within one file. A report without a place is expected at the line of the edit. */
export const inFile = (file: string, rows: readonly Row[]): Edit[] =>
  rows.map(([name, find, put, ...says]) => ({
    name,
    file,
    find,
    change: (_file, text) => ({ [file]: text.replace(find, () => put) }),
    says: says.map((line) => (/^(@|content\/)/.test(line) ? line : `@  ${line}`)),
  }))

/** An edit of whole files, given by their new contents. */
export const files = (name: string, changed: Record<string, string | Buffer | null>, ...says: string[]): Edit => ({
  name,
  file: Object.keys(changed)[0] ?? '',
  change: () => changed,
  says,
})
