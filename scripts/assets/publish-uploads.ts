/** Converts the pictures and copies the downloads of `content/`, before `next build` and `next dev`. */
import { makePictures, publishFiles } from './make-uploads'

await makePictures({ from: 'content/images', to: 'public/images', list: '.made/pictures.json' })
await publishFiles('content/files', 'public/files')
