/** Options of a text: slots, which the site fills in, and whether the text is a name. */
export interface TextOptions {
  requiredSlots?: readonly string[]
  optionalSlots?: readonly string[]
  /** What else names slots, which are filled in before parsing. */
  slotsFrom?: string
  /** Marks a name or code, which may be Latin in Nepali. */
  isName?: boolean
}

const invisible = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/u
const hexCode = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** Forbidden patterns, each with a message that follows the field name. */
const rules: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /[^\s/–—-]{31,}/,
    (found) => `contains a word of ${found.length} letters, too long for a phone: divide it by spaces or hyphens`,
  ],
  [/[\u0000-\u001F\u007F]/, () => 'contains a tab or a line break: write it in one line, with plain spaces'],
  [/\uFFFD/, () => 'contains �, a letter that was lost when the file was saved: type it again'],
  [invisible, (found) => `contains an invisible character (${hexCode(found)}): delete the word and type it again`],
  [/<\/?[a-z!][^<>]*>?/i, (found) => `contains HTML ("${found}"): write plain words, the site sets them`],
  [/&(#\w+|[a-z]+);/i, (found) => `contains HTML ("${found}"): type the character itself`],
  [
    /\*\*|__|`|\]\(|^#{1,6} |^- /,
    (found) => `contains Markdown ("${found.trim()}"): write plain words, the site sets them`,
  ],
]

/**
 * Text for a pre-Unicode font such as Preeti, which encodes नेपाल as `g]kfn`: a bracket, bar or backslash next to a
 * letter, or a semicolon before one, which names and codes never have.
 */
const oldFont = /\S*([a-z][\]{}|\\]|[;\]{}|\\][a-z]|[a-z]\[[a-z]|;[\]+:'"])\S*/i

/** Allowed brackets: slots, which `slotProblem` checks, and words like [web]. */
const allowedBrackets = /\{\s*[\w:-]*\s*\}|(?<![a-z])\[[^[\]]*\]/gi

const devanagari = /\p{Script=Devanagari}+/u

function slotProblem(text: string, options: TextOptions): string | undefined {
  const { requiredSlots = [], optionalSlots = [], slotsFrom = 'none' } = options
  const known = [...requiredSlots, ...optionalSlots]
  const allowedSlots = `it allows ${known.map((slot) => `{${slot}}`).join(', ') || slotsFrom}`
  const [, unknownRule] = /\{rule:([^{}]*)\}/.exec(text) ?? []
  if (unknownRule !== undefined)
    return `names the rule "${unknownRule}": content/rules.ts has no such rule or figure, and rules name no other rule`
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, slot = '']) => !known.includes(slot))
  if (unknown) return `contains ${unknown[0]}, which the site does not fill in: ${allowedSlots}`
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
    return `contains a single { or }: ${allowedSlots}, each in a pair of brackets`
  const missing = requiredSlots.filter((slot) => !text.includes(`{${slot}}`))
  return missing.length > 0 ? `must contain ${missing.map((slot) => `{${slot}}`).join(' and ')}` : undefined
}

/** Problems of a text in one language, as messages that follow the field name. */
export function textProblems(text: string, locale: string, options: TextOptions = {}): string[] {
  // ZWJ and ZWNJ are valid after a sign such as the halant, between Devanagari letters (Unicode, chapter 12.1).
  const withoutJoiners = locale === 'ne' ? text.replace(/(?<=\p{M})[\u200C\u200D]/gu, '') : text
  const ruleProblems = rules.flatMap(([rule, message]) => rule.exec(withoutJoiners)?.slice(0, 1).map(message) ?? [])
  const devanagariText = locale === 'en' ? devanagari.exec(text) : null
  const lacksDevanagari = locale === 'ne' && !options.isName && !devanagari.test(text)
  const slotMessage = slotProblem(text, options)
  const oldFontText = locale === 'ne' && oldFont.exec(text.replace(allowedBrackets, ' '))
  if (oldFontText)
    return [`contains "${oldFontText[0]}", Nepali typed for an old font (Preeti): type it again on a Unicode keyboard`]
  return [
    ...ruleProblems,
    ...(devanagariText
      ? [`contains Devanagari letters ("${devanagariText[0]}"): this is the English text, write Latin letters`]
      : []),
    ...(lacksDevanagari ? ['has no Devanagari letter: write the Nepali text here'] : []),
    ...(slotMessage ? [slotMessage] : []),
  ]
}
