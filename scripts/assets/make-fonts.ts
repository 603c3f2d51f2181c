/** Generates the site's fonts; wireit skips this script while the input files listed in package.json are unchanged. */
import { loadContent } from '../content/load-files'
import { makeFonts } from './subset-fonts'

const { raw } = await loadContent('content')
// The reader of old data loads later, and shows its texts in the font of form fields.
const textsOfPages = JSON.stringify(raw, (key, value: unknown) => (key === 'tool' ? undefined : value))
await makeFonts('.made/fonts', textsOfPages, 'node_modules')
