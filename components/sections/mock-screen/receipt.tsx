import type { ScreenOf } from './format-cell'
import { LabelledValues } from './labelled-values'

/** A printed counter receipt. */
export const Receipt = ({ screen: { title, detail, lines, total, locale } }: { screen: ScreenOf<'receipt'> }) => (
  <>
    <p className="text-center font-heading text-base font-semibold">{title}</p>
    {detail && <p className="text-center text-screen-note text-ink-soft">{detail}</p>}
    <LabelledValues variant="receipt" pairs={lines} locale={locale} />
    <LabelledValues variant="receiptTotal" pairs={[total]} locale={locale} />
  </>
)
