/** Sets `inert` on siblings of the element and its ancestors, unless inert already; returns the undo function. */
export function inertOutside(element: HTMLElement): () => void {
  const others = siblingsUpToBody(element)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

function siblingsUpToBody(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement && !other.inert,
  )
  return [...siblings, ...siblingsUpToBody(parentElement)]
}
