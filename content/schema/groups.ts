/** Groups of pages: each is a folder of `content/`, an item of the menu and the first part of its pages' addresses. */
export const pageGroups = ['products', 'services', 'downloads', 'company'] as const

/** One of the groups of pages. */
export type PageGroup = (typeof pageGroups)[number]

/** A group whose pages are of one kind; each page of `company` has a kind of its own. */
export type SlugGroup = Exclude<PageGroup, 'company'>

/**
 * Slugs of the pages of each group, in their order. In content of any shape a group may hold its pages by slug, or as a
 * list in which each has its `slug`.
 */
export function slugsOf(content: unknown): Record<PageGroup, string[]> {
  const slugsIn = (pages: unknown) =>
    Object.entries<{ slug?: string } | null>(Object(pages)).map(([key, page]) => page?.slug ?? key)
  const entries = pageGroups.map((group) => [group, slugsIn(Object(content)[group])])
  return Object.fromEntries(entries) as Record<PageGroup, string[]>
}

/** The calculators, each with its words in `content/calculators.ts`. */
export const calculatorKinds = ['interest', 'provision', 'depreciation'] as const
