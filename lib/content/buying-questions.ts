/** Products of a buyer's question, by slug. */
interface AskedFor {
  onlyFor?: readonly string[]
  notFor?: readonly string[]
}

/** A question on the printed sheet: as it is, or as other rows. */
interface OnSheet extends AskedFor {
  question: string
  onSheet?: readonly string[]
  sheetGroup?: string
}

/** Rows of the printed sheet in one group, or without a group those that every buyer asks. */
export const sheetRows = (items: readonly OnSheet[], group?: string): string[] =>
  items
    .filter((item) => item.sheetGroup === group && (group !== undefined || !item.onlyFor))
    .flatMap(({ question, onSheet = [question] }) => onSheet)

/** The questions of a product's page; without a product, those that every buyer asks. */
export const questionsFor = <T extends AskedFor>(items: readonly T[], slug?: string): T[] =>
  items.filter(({ onlyFor, notFor }) =>
    slug === undefined ? !onlyFor : (onlyFor ?? [slug]).includes(slug) && !notFor?.includes(slug),
  )
