/**
 * Names shared by the first script of a page (start.ts), the page's HTML and the parts that take over from that script.
 * Styles repeat them, since CSS imports nothing; attributes of ARIA are written out everywhere.
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
 * `menu`, `fold`: opens or closes what the button controls. `group`, `send`: the press is pending; if the scripts do not
 * arrive, the visitor is led to the links, or told that nothing was sent. Other presses are pending silently.
 */
type Press = 'page' | 'menu' | 'fold' | 'group' | 'send'

/** Attribute of a button that the first script handles in a special way. */
export const press = (kind: Press) => ({ 'data-press': kind })

/** The buttons of one kind. */
export const pressed = (kind: Press) => `[data-press=${kind}]`

/** Attribute of an item that folds; `FOLD` finds it, `PANEL` its foldable part. Styles: components/ui/accordion.css. */
export const fold = { 'data-fold': '' }
export const FOLD = '[data-fold]'
export const PANEL = '.panel'

/**
 * Lets the browser's find search a closed panel. The HTML that is sent has no such attribute, since reading views drop
 * what is hidden; and React would write it as `hidden=""`, which keeps the text from the browser's find.
 */
export function showPanel(panel: Element | null, open: boolean) {
  if (open) panel?.removeAttribute('hidden')
  else panel?.setAttribute('hidden', 'until-found')
}

/** Attribute of the menu: whether it is open in a narrow window. Styles: components/islands/menu/menu.css. */
export const menuState = (expanded: boolean) => ({ 'data-expanded': expanded })
export const EXPANDED = 'expanded'

/** Data attribute of a pressed button that waits for the scripts. Styles: app/globals.css. */
export const PENDING = 'pending'

/** Event of the window, and data attribute of the document, once the page is hydrated. */
export const HYDRATED = 'hydrated'

/** Attribute of an enquiry form: the name of its draft. */
export const draftName = (form: string) => ({ 'data-enquiry': form })
export const ENQUIRY = 'enquiry'

/** Key under which the session storage keeps the draft of a form. */
export const draftKey = (form: string) => `enquiry-${form}`
