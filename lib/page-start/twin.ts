/** Elements of the same kind: of the same name and classes. */
const alike = ({ tagName, className }: Element) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((other) => other.className === className)

const places = new WeakMap<Element, number>()

/** Remembers which of its kind an element is, for the case that the page is drawn anew. */
export const place = (element: Element) => places.set(element, alike(element).indexOf(element as HTMLElement))

/** The element itself or, where the page was drawn anew, the one in its place. */
export const twin = <Kind extends Element>(element: Kind) =>
  element.isConnected ? element : (alike(element)[places.get(element)!] as Element as Kind | undefined)
