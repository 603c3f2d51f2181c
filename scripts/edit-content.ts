/** Makes all accepted edits in the folder of content that is named: for a copy whose pages are then visited. */
import { acceptedEdits, writeContent, type ContentInput } from './content/accepted'
import { loadContent } from './content/files'

const [dir] = process.argv.slice(2)
if (!dir) throw new Error('Name the folder that is to be changed')
const content = (await loadContent(dir)).raw as ContentInput
for (const edit of Object.values(acceptedEdits)) edit(content)
await writeContent(dir, content)
