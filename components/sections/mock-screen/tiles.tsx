import { percentShare } from '@/lib/figures'

import { formatCell, hundredthsOf, type ScreenOf } from './format-cell'

/** Key figures in 1 to 3 columns. A figure with `shareOf` also shows its percentage of the figure with that id. */
export const Tiles = ({ screen: { tiles, locale } }: { screen: ScreenOf<'tiles'> }) => (
  // The background shows through the 1 px gaps as hairlines.
  <dl className="grid grid-cols-1 gap-px bg-rule @xs:grid-cols-2 @xl:grid-cols-3">
    {tiles.map(({ id, label, cell, format, shareOf }) => {
      const whole = tiles.find((tile) => tile.id === shareOf)?.cell
      return (
        <div key={id} className="flex flex-col gap-1 bg-paper px-3 py-3 @lg:px-5">
          <dt className="text-screen-note leading-snug text-ink-soft">{label}</dt>
          <dd className="mt-auto flex flex-wrap items-baseline justify-end gap-x-2 tabular">
            {typeof cell === 'number' && typeof whole === 'number' && (
              <span className="text-sindoor">
                {formatCell(locale, percentShare(hundredthsOf(cell), hundredthsOf(whole)), 'number')}%
              </span>
            )}
            <span className="font-heading text-lg font-semibold double-rule-bottom">
              {formatCell(locale, cell, format)}
            </span>
          </dd>
        </div>
      )
    })}
  </dl>
)
