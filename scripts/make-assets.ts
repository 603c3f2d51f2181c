import { join } from 'node:path'

import { loadContent } from './lib/content-files'
import { publishFiles } from './lib/site-files'
import { makeFonts } from './lib/site-fonts'
import { makePictures } from './lib/site-pictures'

/** Makes what the build reads besides its sources: before `next build` and `next dev`, quick when nothing changed. */
const root = join(import.meta.dirname, '..')
const { raw } = await loadContent(join(root, 'content'))
const made = await makeFonts(join(root, '.made/fonts'), JSON.stringify(raw), join(root, 'node_modules'))
if (made) console.log('fonts: cut to the characters of the content')
await makePictures({
  from: join(root, 'content/images'),
  to: join(root, 'public/images'),
  list: join(root, '.made/pictures.json'),
})
await publishFiles(join(root, 'content/files'), join(root, 'public/files'))
