/** Products of a buyer's question, by slug. */
interface AskedFor {
  onlyFor?: readonly string[]
  notFor?: readonly string[]
}

/** The questions of a product's page; without a product, those that every buyer asks. */
export const questionsFor = <T extends AskedFor>(items: readonly T[], slug?: string): T[] =>
  items.filter(({ onlyFor, notFor }) =>
    slug === undefined ? !onlyFor : (onlyFor ?? [slug]).includes(slug) && !notFor?.includes(slug),
  )
