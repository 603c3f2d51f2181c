/** Groups of pages: each is a folder of `content/`, an item of the menu and the first part of its pages' addresses. */
export const pageGroups = ['products', 'services', 'downloads', 'company'] as const

/** One of the groups of pages. */
export type PageGroup = (typeof pageGroups)[number]
