import { z } from 'zod'

import { listOf } from './count'
import { day } from './day'
import { id, languageNeutral, neutralText, text, webAddress } from './text'

/** What a rule of law says: the length of a feature text, which may consist of it. */
const ruleText = (what: string) => text(20, 400, what, { slotsFrom: 'the names in figures and words of this rule' })

const rule = z
  .strictObject({
    id: id.describe('Name of the rule in other texts: `{rule:id}`'),
    concerns: neutralText(5, 120, 'Whom the rule concerns'),
    text: ruleText('What the rule says; replaces `{rule:id}` in other texts'),
    since: neutralText(4, 60, 'Since when, as exactly as the source says'),
    figures: z
      .record(id, z.number().nonnegative())
      .default({})
      .describe('Figures that the rule sets, by name: `{name}` in its text, `{rule:id.name}` elsewhere'),
    words: z
      .record(id, text(3, 40, 'Words that the rule sets'))
      .default({})
      .describe('Words that the rule sets, by name as in `figures`'),
    until: day.optional().describe('Last day on which pages show `text`, in A.D.'),
    after: ruleText('What pages show after `until`').optional(),
    sources: listOf(
      z.strictObject({
        address: webAddress.describe('Web address on which the rule was read'),
        readOn: day.describe('Day on which it was read, in A.D.'),
      }),
      'source',
      1,
      4,
    ),
    checkedBy: languageNeutral(z.string().min(3).max(80)).describe('Who has read the law itself, and when'),
  })
  .refine(({ until, after }) => (until === undefined) === (after === undefined), {
    path: ['after'],
    error: 'belongs to until: write both, or neither',
  })

/** `content/rules.ts`: statements of law, each written once; pages name them by id. */
export const rulesSchema = z.strictObject({ rules: listOf(rule, 'rule', 1, 60) })

/** A number, or the figure of a rule like `'{rule:vat.rate}'`, which the site fills in before parsing. */
export const numberOrRuleFigure = z.number() as z.ZodType<number, number | `{rule:${string}.${string}}`>

/** `content/rules.ts` as an editor writes it. */
export type RulesInput = z.input<typeof rulesSchema>
