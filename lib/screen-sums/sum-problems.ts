import type { Problem } from '../content/problems'
import { drawnScreens } from './drawn'
import { judge } from './judge'
import { otherScreens } from './other-screens'
import { rules } from './rules/all'
import { workingSamples } from './working-samples'

/**
 * The sums of the drawn screens, `content/screens/*.ts`. `npm run check:content` shows an editor each wrong figure, the
 * right figure and the reason; a screen without rules of its own gets the rule of `other-screens.ts`.
 *
 * Rules for a screen stand in `rules/`, by subject; a new file is added to `rules/all.ts`. An example is a sheet whose
 * total is litres times rate, with a sum under the line and the same total in a receipt:
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
 * - Checks of figures: `checks.ts`; of numbers in words: `sentences.ts`; access to figures: `view.ts`; arithmetic with
 *   them: `figure.ts`. Each sum brings its own words for the message.
 * - Read figures only inside the functions `() => …`: their right values are known when all rules are collected.
 * - A figure that no rule checks or uses is unguarded: add the columns and lines of the new rule to the list in
 *   `rules/all.test.ts`, which changes each figure and expects a problem.
 */
export function screenSumProblems(raw: unknown): Problem[] {
  const screens = new Map([...drawnScreens(raw), ...workingSamples(raw)])
  return judge(screens, [...rules, ...otherScreens(screens, rules)])
}
