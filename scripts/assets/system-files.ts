import { readdir } from 'node:fs/promises'

/** Names of files that systems and programs leave in folders: hidden files, previews, locks, unfinished downloads. */
const SYSTEM_FILE = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini|.*\.(tmp|crdownload))$/i

/** Whether a file of this name is no upload: such files are never published, since a lock holds its editor's name. */
export const isSystemFile = (name: string) => SYSTEM_FILE.test(name)

/** Entries of a folder; empty when the folder does not exist. */
export const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])

/** Entries of a folder without system files. */
export const folderEntries = async (folder: string) =>
  (await entriesOf(folder)).filter(({ name }) => !isSystemFile(name))
