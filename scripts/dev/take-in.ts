import { join } from 'node:path'

import { checkContent } from '../content/check'
import { reportLine, reportLines } from '../content/report'
import { makeContentFonts, makeUploads } from '../assets/from-content'
import { copyChanged } from './copy-changed'

/** What is to be said of the content. */
export interface ContentNews {
  /** One line for each problem, in the words of `npm run check:content`; none when all is right. */
  problems: string[]
  /** All that `npm run check:content` prints. */
  report: string[]
}

/**
 * Checks the content of the project in `root` and, when all is right, makes its pictures and fonts ready and copies it to
 * `.made/content`, from which the development server reads: it never meets content that is wrong or half saved.
 */
export async function takeIn(root: string): Promise<ContentNews> {
  const content = join(root, 'content')
  const result = await checkContent(content)
  const report = reportLines(result, false)
  if (result.problems.length > 0) return { problems: result.problems.map(reportLine), report }
  await makeUploads(root)
  copyChanged(content, join(root, '.made/content'))
  // After the copy, so that a new text need not wait for them: they change with a new letter only.
  await makeContentFonts(root)
  return { problems: [], report }
}
