/** `edit-content FOLDER`: applies all valid edits to the content in FOLDER, for browser tests. */
import { loadContent } from './content/load-files'
import { validEdits, writeContent, type ContentInput } from './fixtures/valid-edits'

const [dir] = process.argv.slice(2)
if (!dir) throw new Error('Usage: edit-content FOLDER')
const content = (await loadContent(dir)).raw as ContentInput
for (const edit of Object.values(validEdits)) edit(content)
await writeContent(dir, content)
