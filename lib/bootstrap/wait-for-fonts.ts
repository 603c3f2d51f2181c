/** Longest wait of the first layout. */
const FONTS_TIMEOUT_MS = 1000

/**
 * Delays the first layout until the fonts have arrived: on a slow phone a layout in system fonts delays the first paint
 * by 0.2 s (0.5 s in Nepali), and each font repeats it.
 */
export function waitForFonts() {
  const root = document.documentElement
  const show = () => (root.hidden = false)
  root.hidden = true
  setTimeout(show, FONTS_TIMEOUT_MS)
  const fonts = [...document.fonts].filter(({ display }) => display === 'fallback')
  void Promise.all(fonts.map((font) => font.load())).then(show, show)
}
