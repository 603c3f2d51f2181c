import { colours } from './colours'
import { contactIcons } from './icon-grids/contact'
import { downloadIcons } from './icon-grids/downloads'
import { serviceIcons } from './icon-grids/services'

/** Rows and columns of every woven icon. */
export const ICON_GRID = 13

/** Colours of the digits 1, 2 and 3; 0 is left open. */
export const iconColours = [colours.ink, colours.marigold, colours.sindoor]

/** The icon of whatever has none of its own. */
const lozenge = [
  '0000001000000',
  '0000011100000',
  '0000112110000',
  '0001122211000',
  '0011223221100',
  '0112233322110',
  '1122333332211',
  '0112233322110',
  '0011223221100',
  '0001122211000',
  '0000112110000',
  '0000011100000',
  '0000001000000',
]

const grids = { ...serviceIcons, ...downloadIcons, ...contactIcons, lozenge }

/** Name of a woven icon. */
export type IconName = keyof typeof grids

/** Icons on one grid, as rows of digits: services and downloads by slug, ways of contact, and the lozenge. */
export const wovenIcons: Record<IconName, readonly string[]> = grids

/** The icon of a service or download; one that an editor has added without an icon gets the lozenge. */
export const iconFor = (slug: string): IconName => (hasIcon(slug) ? slug : 'lozenge')

const hasIcon = (slug: string): slug is IconName => Object.hasOwn(grids, slug)
