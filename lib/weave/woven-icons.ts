import { existsSync } from 'node:fs'

/** URL of an icon of 13 × 13 cells. Not in `/icons/`, which Debian's Apache serves from another folder. */
export const iconSrc = (name: string) => `/icon/${name}.svg`

/** Icon in `public/icon` of a service or download; the lozenge for a slug without an icon. */
export const iconFor = (slug: string) => (existsSync(`public${iconSrc(slug)}`) ? slug : 'lozenge')
