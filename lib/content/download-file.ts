import { statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Formats a file size, `340 kB` or `1.2 MB`; 999,500 bytes would round to `1000 kB`. */
export const sizeText = (bytes: number) =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** Link data of the file `name` in `content/files`. Throws when the file does not exist. */
export const downloadFile = (name: string) => ({
  href: `/files/${name}`,
  /** File type in capitals: PDF, APK. */
  kind: extname(name).slice(1).toUpperCase(),
  size: sizeText(statSync(join(process.cwd(), 'content/files', name)).size),
})
