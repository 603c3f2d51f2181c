import type { Weave } from '@/content/schema'
import { colours } from '@/lib/colours'
import { countGraphemes } from '@/lib/graphemes'
import { hasDevanagari } from '@/lib/locales'
import { SHARE_SIZE, type SitePage } from '@/lib/seo/site-pages'
import { closedTile, patternRows } from '@/lib/weave/pattern'
import { patternPng } from '@/lib/weave/pattern-png'

import type { Shaper } from './shape-text'
import { WrappedText } from './wrapped-text'

const LOGO_CELL = 6
/** Cell size of the pattern in px; motifs stay recognizable in a preview of 400 px width. */
const CELL = 14
/** Number of cells in a row of the pattern; odd, so that the pattern is symmetric. */
const COLUMNS = 29
const MARGIN_LINE = 64

/** Image element of a pattern. Satori draws no file by path, and needs the size. */
async function patternImage(rows: readonly string[], { threads }: Weave, cell: number) {
  const png = await patternPng(rows, threads, cell)
  const src = `data:image/png;base64,${png.toString('base64')}`
  return <img src={src} width={(rows[0]?.length ?? 0) * cell} height={rows.length * cell} alt="" />
}

interface ShareImageProps {
  shaper: Shaper
  page: SitePage
  company: { name: string; since: string; logo: Weave }
}

/**
 * Open Graph image of a page: a ledger sheet with the page's name, and a pattern on the right. Rendered by Satori,
 * which supports flexbox and inline styles, but no style sheets.
 */
export async function shareImage({ shaper, page, company }: ShareImageProps) {
  const { group, title, line, weave } = page
  const { name, since, logo } = company
  const cloth = await patternImage(patternRows(weave.motif, COLUMNS, SHARE_SIZE.height / CELL), weave, CELL)
  const mark = await patternImage(closedTile(logo.motif), logo, LOGO_CELL)
  const heading = { shaper, family: 'Eczar' } as const
  const small = { shaper, family: 'Mukta', size: 36 } as const
  return (
    <div style={{ display: 'flex', ...SHARE_SIZE, backgroundColor: colours.paper, fontFamily: 'Mukta' }}>
      <div style={{ ...column, flex: 1, paddingLeft: MARGIN_LINE }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 26, padding: '28px 32px 24px' }}>
          {mark}
          <WrappedText {...heading} text={name} size={46} />
        </div>
        <div style={{ marginLeft: -MARGIN_LINE, ...doubleRule }} />
        <div style={{ ...column, justifyContent: 'center', flex: 1, gap: 10, padding: '0 32px' }}>
          {group && <WrappedText {...small} text={group} colour={colours.sindoor} />}
          <WrappedText {...heading} text={title} size={titleSize(title)} />
          {line && <WrappedText {...small} text={line} colour={colours['ink-soft']} />}
        </div>
        <div style={{ height: 2, marginLeft: -MARGIN_LINE, backgroundColor: colours.rule }} />
        <div style={{ ...column, alignSelf: 'flex-end', gap: 4, margin: '10px 40px 18px' }}>
          <WrappedText {...small} text={since} />
          <div style={doubleRule} />
        </div>
      </div>
      <div
        style={{ position: 'absolute', left: MARGIN_LINE, width: 3, height: '100%', backgroundColor: colours.margin }}
      />
      {cloth}
    </div>
  )
}

const column = { display: 'flex', flexDirection: 'column' } as const
const doubleRule = { height: 10, borderColor: colours.ink, borderStyle: 'solid', borderWidth: '3px 0' }

/** Font size of a Devanagari title relative to a Latin one of equal length: Devanagari letters are wider. */
const DEVANAGARI_SIZE = 0.76

/** Font size of a title in px. */
const titleSize = (text: string) => latinSize(countGraphemes(text)) * (hasDevanagari(text) ? DEVANAGARI_SIZE : 1)

/** Largest font size in px at which a Latin title of this length fits. */
function latinSize(length: number): number {
  if (length <= 10) return 112
  if (length <= 14) return 92
  if (length <= 24) return 80
  return length <= 60 ? 62 : 54
}
