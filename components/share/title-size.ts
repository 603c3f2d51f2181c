import { hasDevanagari } from '@/lib/locales'

/** Size of a Devanagari title relative to a Latin one, whose letters are narrower. */
const DEVANAGARI_SIZE = 0.76

/** The font size of a title in pixels. */
export const titleSize = (text: string) => latinSize(text) * (hasDevanagari(text) ? DEVANAGARI_SIZE : 1)

/** The largest font size, in pixels, at which a title fits. */
function latinSize(text: string): number {
  const length = [...new Intl.Segmenter().segment(text)].length
  if (length <= 10) return 112
  if (length <= 14) return 92
  if (length <= 24) return 80
  return length <= 60 ? 62 : 54
}
