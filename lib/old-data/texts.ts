import type { SiteContent } from '../content/gateway'
import { inUnits } from '../figures'
import type { Locale } from '../i18n/locales'

/** Name of the JSON file with the texts of the reader in one language: pages do not embed them. */
export const oldDataFile = (locale: Locale) => `old-data-${locale}.json`

/** Id of the rule whose figures are the limits of a member's savings, in lakh. */
const SAVINGS_LIMIT = 'savings-limit'

/** Contents of the JSON file: the texts and the savings limits in rupees (content/rules.ts). */
export function oldDataTexts({ oldData, rules }: SiteContent) {
  const rule = rules.rules.find(({ id }) => id === SAVINGS_LIMIT)
  if (!rule) throw new Error(`content/rules.ts: no rule has the id "${SAVINGS_LIMIT}": give it back its id`)
  const savingsLimits = Object.values(rule.figures ?? {}).map((lakh) => Number(inUnits(lakh, 5)))
  return { ...oldData.tool, savingsLimits }
}

/** Texts of the reader in one language. */
export type OldDataTexts = ReturnType<typeof oldDataTexts>
