/**
 * Loads the preloaded fonts and swaps in all fonts at once: each separate swap would lay out the whole page again.
 * A font that fails to load leaves its fallback font. Without scripts, `font-display` swaps in each font separately.
 */
export function swapFontsTogether() {
  const links = document.querySelectorAll('link[rel=preload][as=font]')
  const urls = [...links].map((link) => link.getAttribute('href')!)
  const faces: FontFace[] = []
  for (const { sheet } of document.querySelectorAll('style')) {
    if (!sheet) continue
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const descriptor = (name: string) => rule.style.getPropertyValue(name)
      const source = descriptor('src')
      if (!urls.some((url) => source.includes(url))) continue
      // Browsers may serialise the family with quotes, which the constructor would take as part of the name.
      const family = descriptor('font-family').replaceAll('"', '')
      faces.push(new FontFace(family, source, { weight: descriptor('font-weight') }))
      sheet.deleteRule([...sheet.cssRules].indexOf(rule))
    }
  }
  void Promise.allSettled(faces.map((face) => face.load())).then(() =>
    faces.forEach((face) => document.fonts.add(face)),
  )
}
