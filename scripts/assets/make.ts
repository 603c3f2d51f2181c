import { join } from 'node:path'

import { makeContentFonts, makeUploads } from './from-content'

/** Makes what the build reads besides its sources: before `next build`, quick when nothing changed. */
const root = join(import.meta.dirname, '../..')
if (await makeContentFonts(root)) console.log('fonts: cut to the characters of the content')
await makeUploads(root)
