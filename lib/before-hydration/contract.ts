/**
 * The contract between the first script (first-script.ts), the markup and the client code: ids, attributes, keys and
 * the state of a panel. Styles repeat them, since CSS imports nothing.
 */

/** Ids of elements that the first script or the build reads, shows or scrolls to. */
export const elementIds = {
  /** List of all links in the footer; target of the menu without scripts. */
  footerLinks: 'site-links',
  /** Popover that says that the contact form is loading. */
  loadingPopover: 'opening',
  /** Script element with the page's RSC payload as text. */
  payload: 'payload',
  /** The `h1`, for which the first frame waits. */
  title: 'title',
  /** Message that the form was not sent, with other ways of contact. */
  unsent: 'unsent',
} as const

/**
 * Effect of a click before hydration. `page`: submits the button's form, which opens a page. `menu`, `accordion`: toggles
 * what the button controls. `group`, `send` or no attribute: queues the click. If the scripts fail or take over 4 s,
 * `group` jumps to the list of links and `send` shows the message `unsent`.
 */
type EarlyClick = 'page' | 'menu' | 'accordion' | 'group' | 'send'

/** Attribute that sets the effect of an early click on a button. */
export const earlyClick = (effect: EarlyClick) => ({ 'data-early-click': effect })

/** Selector of the buttons with this effect. */
export const earlyClickSelector = (effect: EarlyClick) => `[data-early-click=${effect}]`

/** Attribute of an accordion item; selectors of the item and of its panel. Styles: components/ui/accordion.css. */
export const accordionItem = { 'data-accordion-item': '' }
export const ACCORDION_ITEM = '[data-accordion-item]'
export const ACCORDION_PANEL = '.accordion-panel'

/**
 * Sets or removes `hidden=until-found`, which keeps a closed panel searchable. Only scripts set this attribute: reader
 * views drop hidden elements, and React would write `hidden=""`, which find in page skips.
 */
export function setPanelOpen(panel: Element | null, open: boolean) {
  if (open) panel?.removeAttribute('hidden')
  else panel?.setAttribute('hidden', 'until-found')
}

/** Attribute and dataset key of the menu: whether the menu is expanded in a narrow window. Styles: menu.css. */
export const menuState = (expanded: boolean) => ({ 'data-expanded': expanded })
export const EXPANDED = 'expanded'

/** Attribute, dataset key and selector of the menu's bar: whether the bar is fixed to the window's top. Styles: menu.css. */
export const barState = (stuck: boolean) => ({ 'data-stuck': stuck })
export const MENU_BAR = '[data-stuck]'
export const STUCK = 'stuck'

/** Dataset key of the first script: addresses of the framework's chunks, separated by spaces. */
export const CHUNK_LIST = 'chunks'

/** Dataset key of what waits: a pressed button for hydration, results for a pause. Styles: app/globals.css. */
export const BUSY = 'busy'

/** Window event, and dataset key of the root element, that signal complete hydration. */
export const HYDRATED = 'hydrated'

/** Attribute and dataset key of an enquiry form: the form's name, which `draftKey` takes. */
export const draftName = (formName: string) => ({ 'data-draft': formName })
export const DRAFT = 'draft'

/** Id of a form's heading, which names the form; on the contact page, target of a contact button. */
export const formTitleId = (formName: string) => `${formName}-title`

/** Session storage key of a form's draft. */
export const draftKey = (formName: string) => `enquiry-${formName}`
