import { existsSync } from 'node:fs'

/** URL of an icon of 13 × 13 cells. */
export const iconSrc = (name: string) => `/icons/${name}.svg`

/** Icon in `public/icons` of a service or download; the lozenge for a slug without an icon. */
export const iconFor = (slug: string) => (existsSync(`public${iconSrc(slug)}`) ? slug : 'lozenge')
