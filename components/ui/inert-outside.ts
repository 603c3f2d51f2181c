/** Sets `inert` on the siblings of the element and of its ancestors; returns a function that undoes it. */
export function inertOutside(element: HTMLElement): () => void {
  const others = siblingsUpToBody(element)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

/** Excludes siblings that are inert already, which must stay so. */
function siblingsUpToBody(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement && !other.inert,
  )
  return [...siblings, ...siblingsUpToBody(parentElement)]
}
