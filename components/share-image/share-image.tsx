import type { WeavePattern } from '@/content/schema'
import { countGraphemes } from '@/content/schema/graphemes'
import { hasDevanagari } from '@/lib/i18n/locales'
import { SHARE_SIZE, type SitePage } from '@/lib/seo/site-pages'
import { colours } from '@/lib/theme/colours'
import { closedTile, patternRows } from '@/lib/weave/pattern'
import { patternPng } from '@/lib/weave/pattern-png'

import type { Shaper } from './shape-text'
import { WrappedText } from './wrapped-text'

const LOGO_CELL_PX = 6
/** Cell size of the pattern: its motifs stay recognizable in a preview of 400 px width. */
const CELL_PX = 14
/** Number of cells in a row of the pattern; odd, so that the pattern is symmetric. */
const COLUMNS = 29
/** Distance in px of the red margin line from the left edge. */
const MARGIN_LINE_X = 64

/** Image element of a pattern: a data URL, since Satori reads no files, with the size that Satori requires. */
async function patternImage(rows: readonly string[], { threads }: WeavePattern, cellPx: number) {
  const png = await patternPng(rows, threads, cellPx)
  const src = `data:image/png;base64,${png.toString('base64')}`
  return <img src={src} width={(rows[0]?.length ?? 0) * cellPx} height={rows.length * cellPx} alt="" />
}

interface ShareImageProps {
  shaper: Shaper
  page: SitePage
  company: { name: string; since: string; logo: WeavePattern }
}

/** Open Graph image of a page, as JSX for Satori, which supports flexbox and inline styles, but no style sheets. */
export async function shareImage({ shaper, page, company }: ShareImageProps) {
  const { group, title, subtitle, weave } = page
  const { name, since, logo } = company
  const pattern = await patternImage(patternRows(weave.motif, COLUMNS, SHARE_SIZE.height / CELL_PX), weave, CELL_PX)
  const logoImage = await patternImage(closedTile(logo.motif), logo, LOGO_CELL_PX)
  const headingProps = { shaper, family: 'Eczar' } as const
  const smallProps = { shaper, family: 'Mukta', fontSize: 36 } as const
  return (
    <div style={{ display: 'flex', ...SHARE_SIZE, backgroundColor: colours.paper, fontFamily: 'Mukta' }}>
      <div style={{ ...columnStyle, flex: 1, paddingLeft: MARGIN_LINE_X }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 26, padding: '28px 32px 24px' }}>
          {logoImage}
          <WrappedText {...headingProps} text={name} fontSize={46} />
        </div>
        <div style={{ marginLeft: -MARGIN_LINE_X, ...doubleRuleStyle }} />
        <div style={{ ...columnStyle, justifyContent: 'center', flex: 1, gap: 10, padding: '0 32px' }}>
          {group && <WrappedText {...smallProps} text={group} colour={colours.sindoor} />}
          <WrappedText {...headingProps} text={title} fontSize={titleSize(title)} />
          {subtitle && <WrappedText {...smallProps} text={subtitle} colour={colours['ink-soft']} />}
        </div>
        <div style={{ height: 2, marginLeft: -MARGIN_LINE_X, backgroundColor: colours.rule }} />
        <div style={{ ...columnStyle, alignSelf: 'flex-end', gap: 4, margin: '10px 40px 18px' }}>
          <WrappedText {...smallProps} text={since} />
          <div style={doubleRuleStyle} />
        </div>
      </div>
      <div
        style={{ position: 'absolute', left: MARGIN_LINE_X, width: 3, height: '100%', backgroundColor: colours.margin }}
      />
      {pattern}
    </div>
  )
}

const columnStyle = { display: 'flex', flexDirection: 'column' } as const
const doubleRuleStyle = { height: 10, borderColor: colours.ink, borderStyle: 'solid', borderWidth: '3px 0' }

/** Font size of a Devanagari title relative to a Latin one of equal length: Devanagari letters are wider. */
const DEVANAGARI_FACTOR = 0.76

/** Font size of a title in px. */
const titleSize = (text: string) => latinSize(countGraphemes(text)) * (hasDevanagari(text) ? DEVANAGARI_FACTOR : 1)

/** Largest font size in px at which a Latin title fits; `length` is the title's number of graphemes. */
function latinSize(length: number): number {
  if (length <= 10) return 112
  if (length <= 14) return 92
  if (length <= 24) return 80
  return length <= 60 ? 62 : 54
}
