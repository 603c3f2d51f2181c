import type { Problem } from '../content/problems'
import { drawnScreens } from './drawn'
import { judge } from './judge'
import { otherScreens } from './other-screens'
import { rules } from './rules/all'

/**
 * The sums of the drawn screens, `content/screens/*.ts`. `npm run check:content` tells an editor each wrong figure with
 * what it should be and why; a screen without rules of its own gets the one of `other-screens.ts`.
 *
 * Rules for a screen stand in `rules/`, by subject; a new file is added to `rules/all.ts`. A sheet whose total is
 * litres times rate, with a sum under the line and the same total in a receipt:
 *
 *     rule('milk-sheet', (sheet) => [
 *       eachRow(sheet, 'total', ({ cell }) => times(cell('litres'), cell('rate'))),
 *       addsUp(sheet, 'litres', 'total'),
 *     ]),
 *     rule(['receipt', 'milk-sheet'], (receipt, sheet) => [
 *       is(receipt.line('total'), () => sheet.total().cell('total')),
 *     ]),
 *
 * - Problems are reported in the first screen of a rule; it is compared with the others.
 * - What to say of figures: `checks.ts`; of numbers in words: `sentences.ts`; how to reach them: `view.ts`; how to
 *   reckon with them: `figure.ts`. Each sum brings its own words for the message.
 * - Figures are read inside the functions `() => …` only: what they should be is known when all rules have spoken.
 * - A figure that nothing is worked out from, and no rule speaks of, is unguarded: add the columns and lines of the new
 *   rule to the list in `guarded.test.ts`, which changes each figure and wants a problem.
 */
export function screenSumProblems(raw: unknown): Problem[] {
  const screens = drawnScreens(raw)
  return judge(screens, [...rules, ...otherScreens(screens, rules)])
}
