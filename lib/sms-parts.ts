/** The basic characters of GSM 03.38; each takes one place. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]*$/
/** The basic characters that take two places. */
const DOUBLE = /[\f^{}\\[~\]|€]/g

/**
 * How many places a text message takes, and how many parts are paid for: 160 places in one part with Latin letters, 70
 * with others such as Nepali; when there are more parts, each holds 153 or 67 (3GPP TS 23.038 and 23.040).
 */
export function smsParts(text: string): { characters: number; parts: number } {
  const isLatin = BASIC.test(text)
  const characters = text.length + (isLatin ? (text.match(DOUBLE) ?? []).length : 0)
  const [single, joined] = isLatin ? [160, 153] : [70, 67]
  return { characters, parts: characters <= single ? 1 : Math.ceil(characters / joined) }
}
