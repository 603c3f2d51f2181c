import { NarrowOnly } from '@/components/ui/results-table'
import { showAmount } from '@/lib/figures'
import { figureIn, type Locale } from '@/lib/locales'

interface NarrowOnlyAmountProps {
  locale: Locale
  /** Heading of the amount's own column. */
  heading: string
  /** In paisa. */
  amount: bigint
}

/** An amount below the row's name, shown only where the container hides the amount's own column. */
export const NarrowOnlyAmount = ({ locale, heading, amount }: NarrowOnlyAmountProps) => (
  <NarrowOnly>{`${heading}: ${figureIn(locale, showAmount(amount))}`}</NarrowOnly>
)

/** Figures or headings in pairs of columns: narrow containers, which hide the second, show it below the first. */
export const pairColumns = (locale: Locale, texts: string[]) =>
  texts.map((text, index) =>
    index % 2 ? (
      text
    ) : (
      <>
        <span>{figureIn(locale, text)}</span> <NarrowOnly>{figureIn(locale, texts[index + 1]!)}</NarrowOnly>
      </>
    ),
  )
