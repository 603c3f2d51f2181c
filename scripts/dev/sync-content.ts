import { join } from 'node:path'

import { checkContent } from '../content/check'
import { reportLine, reportLines } from '../content/report'
import { makeContentFonts, makeUploads } from '../assets/from-content'
import { copyChanged } from './copy-changed'

/** The result of a content check. */
export interface ContentUpdate {
  /** One line per problem, in the words of `npm run check:content`; empty when all is right. */
  problems: string[]
  /** All lines that `npm run check:content` prints. */
  report: string[]
}

/**
 * Checks the content of the project in `root`. If it is right, makes its pictures and fonts and copies it to
 * `.made/content`, from which the development server reads, so that the server never sees wrong or half-saved content.
 */
export async function syncContent(root: string): Promise<ContentUpdate> {
  const content = join(root, 'content')
  const result = await checkContent(content)
  const report = reportLines(result, false)
  if (result.problems.length > 0) return { problems: result.problems.map(reportLine), report }
  await makeUploads(root)
  copyChanged(content, join(root, '.made/content'))
  // After the copy, so that a new text does not wait for fonts, which change only with a new Latin character.
  await makeContentFonts(root, true)
  return { problems: [], report }
}
