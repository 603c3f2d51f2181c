import { contactIcons } from './icon-grids/contact'
import { downloadIcons } from './icon-grids/downloads'
import { serviceIcons } from './icon-grids/services'

/** Rows and columns of every woven icon. */
export const ICON_GRID = 13

/** Colours of the digits 1, 2 and 3; 0 is left open. */
export type IconColours = readonly [string, string, string]

/** Ink, marigold and sindoor, for light grounds. */
export const iconColours: IconColours = ['#16213A', '#E9A227', '#B4232C']

/** Cream, marigold and coral, for ink and other dark grounds. */
export const iconColoursOnDark: IconColours = ['#F6EFE0', '#E9A227', '#D9583F']

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

export type IconName = keyof typeof grids

/** Icons on one grid, as rows of digits: services and downloads by slug, ways of contact, and the lozenge. */
export const wovenIcons: Record<IconName, readonly string[]> = grids

/** The icon of a service or download; one that an editor has added without an icon gets the lozenge. */
export const iconFor = (slug: string): IconName => (hasIcon(slug) ? slug : 'lozenge')

const hasIcon = (slug: string): slug is IconName => Object.hasOwn(grids, slug)
