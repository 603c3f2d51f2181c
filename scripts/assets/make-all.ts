/** Generates fonts, pictures and published files before `next build`; skips what is up to date. */
import { join } from 'node:path'

import { loadContent } from '../content/load-files'
import { makeFonts } from './subset-fonts'
import { makePictures, publishFiles } from './make-uploads'

const root = join(import.meta.dirname, '../..')
const { raw } = await loadContent(join(root, 'content'))
if (await makeFonts(join(root, '.made/fonts'), JSON.stringify(raw), join(root, 'node_modules')))
  console.log('fonts: cut to the characters of the content')
await makePictures({
  from: join(root, 'content/images'),
  to: join(root, 'public/images'),
  list: join(root, '.made/pictures.json'),
})
await publishFiles(join(root, 'content/files'), join(root, 'public/files'))
