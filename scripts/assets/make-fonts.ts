/** Generates the site's fonts; wireit skips this script while the input files listed in package.json are unchanged. */
import { loadContent } from '../content/load-files'
import { makeFonts } from './subset-fonts'

const { raw } = await loadContent('content')
await makeFonts('.made/fonts', JSON.stringify(raw), 'node_modules')
