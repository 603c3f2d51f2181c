import { colours } from './colours'
import { contactIcons } from './icon-grids/contact'
import { downloadIcons } from './icon-grids/downloads'
import { serviceIcons } from './icon-grids/services'
import { threadPath } from './weave'

/** Rows and columns of every woven icon. */
export const ICON_GRID = 13

/** Colours of the digits 1, 2 and 3; 0 is left open. */
const iconColours = [colours.ink, colours.marigold, colours.sindoor]

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

/** SVG of an icon from its rows. */
export function iconSvg(rows: readonly string[]): string {
  const paths = iconColours.map((colour, index) => `<path fill="${colour}" d="${threadPath(rows, index + 1)}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_GRID} ${ICON_GRID}" shape-rendering="crispEdges">` +
    `${paths.join('')}</svg>`
  )
}

/** The icon of a service or download; one that an editor has added without an icon gets the lozenge. */
export const iconFor = (slug: string): IconName => (hasIcon(slug) ? slug : 'lozenge')

const hasIcon = (slug: string): slug is IconName => Object.hasOwn(grids, slug)
