/** Groups of pages; each is a folder of `content/`, a menu item and the first path segment of its pages. */
export const pageGroups = ['products', 'services', 'downloads', 'company'] as const

/** One of the groups of pages. */
export type PageGroup = (typeof pageGroups)[number]

/** A group with one schema for all pages; each page of `company` has its own schema. */
export type SlugGroup = Exclude<PageGroup, 'company'>

/** Slugs by group, in order. Accepts raw content (pages by slug) and site content (lists of pages with `slug`). */
export function slugsOf(content: unknown): Record<PageGroup, string[]> {
  const slugsIn = (pages: unknown) =>
    Object.entries<{ slug?: string } | null>(Object(pages)).map(([key, page]) => page?.slug ?? key)
  const { products, services, downloads, company } = Object(content)
  return {
    products: slugsIn(products),
    services: slugsIn(services),
    downloads: slugsIn(downloads),
    company: slugsIn(company),
  }
}
