import { lastDayOfFiscalYear } from '@/lib/calendar/bikram-sambat'
import { DAY_MS } from '@/lib/calendar/nepal-time'
import type { Problem } from '@/lib/content/content-schema'
import { RULE_SLOT } from '@/lib/content/fill-slots'
import { listAt, valueAt, walkValues } from '@/lib/content/walk-content'

/** The same day one year before a day in A.D., like `2025-12-31`. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** Days before the end of `security.txt` from which on a warning asks to renew it. */
const RENEWAL_DAYS = 30

/** Asks to renew `security.txt` (RFC 9116, section 2.5.5), which is void after its end. */
export function securityWarnings(raw: unknown, today: string): Problem[] {
  const end = String(valueAt(raw, 'site', 'securityUntil') ?? '')
  if (!end || Date.parse(end) - Date.parse(today) > RENEWAL_DAYS * DAY_MS) return []
  const message = `ends on ${end}: see that the first e-mail address still answers, and write a day within a year`
  return [{ path: ['site', 'securityUntil'], message }]
}

/** What may be untrue on the day `today` (A.D.), or soon: rules, postings, fiscal year, `security.txt`. */
export function expiryWarnings(raw: unknown, today: string): Problem[] {
  const rules = listAt(raw, 'rules', 'rules').flatMap((rule, index): Problem[] => {
    const path = ['rules', 'rules', index]
    const until = String(valueAt(rule, 'until') ?? '')
    const ended = `has passed, pages show "after": write that text as "text", and remove until and after`
    const old = 'is more than a year ago: read the source again, correct the rule, and write the day'
    return [
      ...(until && until < today ? [{ path: [...path, 'until'], message: `${until} ${ended}` }] : []),
      ...listAt(rule, 'sources').flatMap((source, place) => {
        const readOn = String(valueAt(source, 'readOn') ?? '')
        if (!readOn || readOn >= yearBefore(today)) return []
        return [{ path: [...path, 'sources', place, 'readOn'], message: `${readOn} ${old}` }]
      }),
    ]
  })
  const postings = listAt(raw, 'company', 'career', 'postings').flatMap((posting, index) => {
    const lastDay = String(valueAt(posting, 'lastDay') ?? '')
    if (!lastDay || lastDay >= today) return []
    const message = `${lastDay} has passed, and the page still shows the posting: remove it, or write a later day`
    return [{ path: ['company', 'career', 'postings', index, 'lastDay'], message }]
  })
  const fiscalYear = valueAt(raw, 'calendar', 'fiscalYear')
  const warnings = [...rules, ...postings, ...securityWarnings(raw, today)]
  if (typeof fiscalYear !== 'number' || today <= lastDayOfFiscalYear(fiscalYear)) return warnings
  const message = `has ended: write ${fiscalYear + 1}, and the dates of all mock screens follow`
  return [...warnings, { path: ['calendar', 'fiscalYear'], message }]
}

/** Rules that no text names: pages do not show them. */
export function unusedRuleWarnings(raw: unknown): Problem[] {
  const named = new Set(
    [...walkValues(raw)].flatMap(({ value }) =>
      typeof value === 'string' ? [...value.matchAll(RULE_SLOT)].map(([, id]) => id) : [],
    ),
  )
  const message = 'is named by no page: write {rule:…} with this id where it belongs, or remove the rule'
  return listAt(raw, 'rules', 'rules').flatMap((rule, index) =>
    named.has(String(valueAt(rule, 'id'))) ? [] : [{ path: ['rules', 'rules', index, 'id'], message }],
  )
}
