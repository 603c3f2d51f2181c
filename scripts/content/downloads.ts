import { downloadFile } from '@/content/schema'

import { downloadProblem } from './download-file'
import type { Uploads } from './uploads'

/** Files for visitors in `content/files`. */
export const downloads: Uploads<undefined> = {
  folder: 'files',
  word: 'file',
  unused: 'is offered nowhere: name it in a file of content/downloads, or take it away',
  isName: (value) => downloadFile.safeParse(value).success,
  look: downloadProblem,
  nameProblem: (name) =>
    downloadFile.safeParse(name).success
      ? undefined
      : 'file names use small letters, digits and hyphens and end in .pdf or .apk: rename it',
}
