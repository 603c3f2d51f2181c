/** A text of GSM 03.38 characters only. */
const GSM_TEXT = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]*$/
/** GSM 03.38 extension characters, which take two septets. */
const GSM_EXTENSION = /[\f^{}\\[~\]|€]/g

/**
 * Counts characters and billed parts of an SMS: one part holds 160 GSM or 70 UCS-2 characters (Nepali); each of several
 * parts holds 153 or 67 (3GPP TS 23.038 and 23.040).
 */
export function smsParts(text: string): { characters: number; parts: number } {
  const isGsm = GSM_TEXT.test(text)
  const characters = text.length + (isGsm ? (text.match(GSM_EXTENSION) ?? []).length : 0)
  const [oneLimit, partLimit] = isGsm ? [160, 153] : [70, 67]
  return { characters, parts: characters <= oneLimit ? 1 : Math.ceil(characters / partLimit) }
}
