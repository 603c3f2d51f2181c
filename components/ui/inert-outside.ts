/** Sets `inert` on all elements except the element, its ancestors and descendants; returns the undo function. */
export function inertOutside(element: HTMLElement): () => void {
  const others = outside(element)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

function outside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const beside = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement && !other.inert,
  )
  return [...beside, ...outside(parentElement)]
}
