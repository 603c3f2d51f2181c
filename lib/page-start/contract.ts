/**
 * Names shared by the first script of a page (start.ts), the page's HTML and the parts that take over from that script.
 * Names that the styles or the form use as well (`data-held`, `data-loading`, `data-expanded`, `data-enquiry`) are
 * written out there, as are the attributes of ARIA.
 */

/** Elements that the first script reads, shows or leads to. */
export const ids = {
  /** All links of the site; the menu leads here without its scripts. */
  links: 'site-links',
  /** Says that the contact form is loading. */
  opening: 'opening',
  /** Holds the framework's data. */
  flight: 'flight',
  /** Says that nothing was sent, and how to reach the company instead. */
  unsent: 'unsent',
} as const

/**
 * What the press of a button does before the scripts arrive. `page`: its form leads to a page that does the same.
 * `menu`, `fold`: opens or closes what the button controls. `group`, `send`: the press is held for the scripts; if they
 * do not arrive, the visitor is led to the links, or told that nothing was sent. Other presses are held silently.
 */
type Press = 'page' | 'menu' | 'fold' | 'group' | 'send'

/** Attribute of a button that the first script handles in a special way. */
export const press = (kind: Press) => ({ 'data-press': kind })

/** The buttons of one kind. */
export const pressed = (kind: Press) => `[data-press=${kind}]`

/** Attribute of an item that folds; `FOLD` finds the item, and `PANEL` its foldable part. */
export const fold = { 'data-fold': '' }
export const FOLD = '[data-fold]'
export const PANEL = 'fold-panel'

/** Event of the window, and data attribute of the document, once the page is hydrated. */
export const HYDRATED = 'hydrated'

/** Key under which the session storage keeps what was typed into a form. */
export const draftKey = (form: string) => `enquiry-${form}`
