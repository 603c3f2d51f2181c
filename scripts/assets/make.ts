import { join } from 'node:path'

import { makeContentFonts, makeUploads } from './from-content'

/** Makes the generated files that the build reads. Runs before `next build`; quick when nothing changed. */
const root = join(import.meta.dirname, '../..')
if (await makeContentFonts(root)) console.log('fonts: cut to the characters of the content')
await makeUploads(root)
