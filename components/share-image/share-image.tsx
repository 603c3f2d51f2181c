import type { Weave } from '@/content/schema'
import { hasDevanagari } from '@/lib/locales'
import { closedTile, patternRows } from '@/lib/weave/pattern'
import { colours } from '@/lib/colours'
import { patternPng } from '@/lib/weave/pattern-png'
import { SHARE_SIZE, type SitePage } from '@/lib/seo/site-pages'

import type { Shaper } from './shape-text'
import { WrappedText } from './wrapped-text'

/** Cell size of the pattern in px; motifs stay recognizable in a preview of 400 px width. */
const CELL = 14
/** Odd numbers of cells make the pattern symmetric; 45 rows fill the height. */
const CLOTH = { columns: 29, rows: SHARE_SIZE.height / CELL }
const MARK_CELL = 6
const MARGIN_LINE = 64

const Rule = ({ weight, colour }: { weight: number; colour: string }) => (
  <div style={{ height: weight, backgroundColor: colour }} />
)

/** Data URL of a pattern's picture, since Satori draws no file by path. */
const patternUrl = async (rows: readonly string[], { threads }: Weave, cell: number) =>
  `data:image/png;base64,${(await patternPng(rows, threads, cell)).toString('base64')}`

interface ShareImageProps {
  shaper: Shaper
  picture: SitePage
  company: { name: string; since: string; logo: Weave }
}

/**
 * Open Graph image of a page: a ledger sheet with the page's name, and a pattern on the right. Rendered by Satori,
 * which supports flexbox and inline styles, but no style sheets.
 */
export async function shareImage({ shaper, picture: { group, title, line, weave }, company }: ShareImageProps) {
  const { name, since, logo } = company
  const cloth = await patternUrl(patternRows(weave.motif, CLOTH.columns, CLOTH.rows), weave, CELL)
  const mark = await patternUrl(closedTile(logo.motif), logo, MARK_CELL)
  const small = { shaper, family: 'Mukta', size: 36 } as const
  return (
    <div
      style={{
        display: 'flex',
        ...SHARE_SIZE,
        backgroundColor: colours.paper,
        color: colours.ink,
        fontFamily: 'Mukta',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, paddingLeft: MARGIN_LINE }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 26, padding: '28px 32px 24px' }}>
          <img src={mark} alt="" />
          <WrappedText shaper={shaper} family="Eczar" text={name} size={46} />
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 4, marginLeft: -MARGIN_LINE }}>
          <Rule weight={3} colour={colours.ink} />
          <Rule weight={3} colour={colours.ink} />
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            flex: 1,
            gap: 10,
            padding: '0 32px',
          }}
        >
          {group && <WrappedText {...small} text={group} colour={colours.sindoor} />}
          <WrappedText shaper={shaper} family="Eczar" text={title} size={titleSize(title)} />
          {line && <WrappedText {...small} text={line} colour={colours['ink-soft']} />}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', marginLeft: -MARGIN_LINE }}>
          <Rule weight={2} colour={colours.rule} />
        </div>
        <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '10px 40px 18px' }}>
          <div style={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
            <WrappedText {...small} text={since} />
            <Rule weight={3} colour={colours.ink} />
            <Rule weight={3} colour={colours.ink} />
          </div>
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: MARGIN_LINE,
          top: 0,
          width: 3,
          height: SHARE_SIZE.height,
          backgroundColor: colours.margin,
        }}
      />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: CLOTH.columns * CELL,
          backgroundColor: colours.ledger,
        }}
      >
        <img src={cloth} alt="" />
      </div>
    </div>
  )
}

/** Font size of a Devanagari title relative to a Latin one of equal length: Devanagari letters are wider. */
const DEVANAGARI_SIZE = 0.76

/** Font size of a title in px. */
const titleSize = (text: string) => latinSize(text) * (hasDevanagari(text) ? DEVANAGARI_SIZE : 1)

/** Largest font size in px at which a Latin title of this length fits. */
function latinSize(text: string): number {
  const length = [...new Intl.Segmenter().segment(text)].length
  if (length <= 10) return 112
  if (length <= 14) return 92
  if (length <= 24) return 80
  return length <= 60 ? 62 : 54
}
