/** Woven icons, `public/icons/NAME.svg`: services and downloads by slug, ways of contact, and the lozenge for all else. */
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

/** Address of an icon: a drawing of 13 × 13 cells. */
export const iconSrc = (name: IconName) => `/icons/${name}.svg`

/** The icon of a service or download; one that an editor has added without an icon gets the lozenge. */
export const iconFor = (slug: string): IconName => icons.find((name) => name === slug) ?? 'lozenge'
