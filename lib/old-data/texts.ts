import type { SiteContent } from '../content/gateway'
import type { Locale } from '../locales'

/** Name of the JSON file with the texts of the reader in one language: pages do not embed them. */
export const oldDataFile = (locale: Locale) => `old-data-${locale}.json`

/** Contents of the JSON file: the texts and the savings limits in rupees (content/rules.ts). */
export const oldDataTexts = ({ oldData, rules }: SiteContent) => ({
  ...oldData.tool,
  savingsLimits: Object.values(rules.rules.find(({ id }) => id === 'savings-limit')?.figures ?? {}).map(
    (lakh) => lakh * 100_000,
  ),
})

/** Texts of the reader in one language. */
export type OldDataTexts = ReturnType<typeof oldDataTexts>
