import { existsSync } from 'node:fs'

/** URL of an icon of 13 × 13 cells. Not in `/icons/`, which Debian's Apache serves from another folder. */
export const iconSrc = (name: string) => `/icon/${name}.svg`

/** Name of the icon of a service or download in `public/icon`; `lozenge` for a slug without an icon. */
export const iconFor = (slug: string) => (existsSync(`public${iconSrc(slug)}`) ? slug : 'lozenge')
