/** Icons in `public/icons/NAME.svg`: services and downloads by slug, ways of contact, and the fallback lozenge. */
const icons = [
  'desktopsoftware',
  'websitedevelopment',
  'cloudservice',
  'smsservice',
  'mobilebanking',
  'androidappdev',
  'webhosting',
  'softwaremanual',
  'softwaredemo',
  'collectionapp',
  'forms',
  'phone',
  'office',
  'lozenge',
] as const

/** Name of a woven icon. */
export type IconName = (typeof icons)[number]

/** URL of an icon of 13 × 13 cells. */
export const iconSrc = (name: IconName) => `/icons/${name}.svg`

/** Icon of a service or download; the lozenge for a slug without an icon. */
export const iconFor = (slug: string): IconName => icons.find((name) => name === slug) ?? 'lozenge'
