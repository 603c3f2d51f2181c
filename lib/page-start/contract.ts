/**
 * What the first script of a page (start.ts), the page's HTML and the parts that take over from that script know of each
 * other. What the styles or the form know as well (`data-held`, `data-loading`, `data-expanded`, `data-enquiry`) stands there
 * by its name, as do the attributes of ARIA.
 */

/** Elements that the first script reads, shows or leads to. */
export const ids = {
  /** All links of the site, where the menu leads without its scripts. */
  links: 'site-links',
  /** Says that the contact form comes. */
  opening: 'opening',
  /** Holds the framework's data. */
  flight: 'flight',
  /** Says that nothing was sent, and how to reach the company instead. */
  unsent: 'unsent',
} as const

/**
 * What the press of a button does before the scripts come. `page`: its form leads to a page that does the same. `menu`,
 * `fold`: opens or closes what the button controls. `group`, `send`: is kept for the scripts; who waits in vain is led to
 * the links, or told that nothing was sent. Without any of them a press is kept without a word.
 */
type Press = 'page' | 'menu' | 'fold' | 'group' | 'send'

/** Attribute of a button that the first script answers in a way of its own. */
export const press = (kind: Press) => ({ 'data-press': kind })

/** The buttons of one kind. */
export const pressed = (kind: Press) => `[data-press=${kind}]`

/** Attribute of an item that folds, which is found by `FOLD`; its foldable part is a `PANEL`. */
export const fold = { 'data-fold': '' }
export const FOLD = '[data-fold]'
export const PANEL = 'fold-panel'

/** Event of the window, and data attribute of the document, once the page answers by itself. */
export const ALIVE = 'alive'

/** Key under which the session storage keeps what was typed into a form. */
export const draftKey = (form: string) => `enquiry-${form}`
