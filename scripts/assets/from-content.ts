import { join } from 'node:path'

import { loadContent } from '../content/files'
import { publishFiles } from './files'
import { makeFonts } from './fonts'
import { makePictures } from './pictures'

/** Makes the pictures and publishes the files of the content of the project in `root`. Quick when none changed. */
export async function makeUploads(root: string): Promise<void> {
  await makePictures({
    from: join(root, 'content/images'),
    to: join(root, 'public/images'),
    list: join(root, '.made/pictures.json'),
  })
  await publishFiles(join(root, 'content/files'), join(root, 'public/files'))
}

/** Cuts the fonts to what is used in the content of the project in `root`. Returns whether it made new files. */
export async function makeContentFonts(root: string): Promise<boolean> {
  const { raw } = await loadContent(join(root, 'content'))
  return makeFonts(join(root, '.made/fonts'), JSON.stringify(raw), join(root, 'node_modules'))
}
