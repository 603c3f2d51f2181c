/** Elements with the same tag name and classes. */
const alike = ({ tagName, className }: Element) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((other) => other.className === className)

const places = new WeakMap<Element, number>()

/** Remembers the index of an element among those alike, in case the page is rendered again. */
export const place = (element: Element) => places.set(element, alike(element).indexOf(element as HTMLElement))

/** The element itself or, when the page was rendered again, the one in its place. */
export const twin = <Kind extends Element>(element: Kind) =>
  element.isConnected ? element : (alike(element)[places.get(element)!] as Element as Kind | undefined)
