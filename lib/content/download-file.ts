import { statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The size of a file as people read it: `340 kB`, `1.2 MB`. */
export const sizeText = (bytes: number) =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** A file that visitors can download, as its link shows it. */
export interface DownloadFile {
  href: string
  /** As people name it: PDF, APK. */
  kind: string
  size: string
}

/** The file `name` of `content/files`, which is published under its own name. Throws when it does not exist. */
export const downloadFile = (name: string): DownloadFile => ({
  href: `/files/${name}`,
  kind: extname(name).slice(1).toUpperCase(),
  size: sizeText(statSync(join(process.cwd(), 'content/files', name)).size),
})
