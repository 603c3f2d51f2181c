/** Sets `inert` on siblings of the element and its ancestors, unless inert already; returns the undo function. */
export function inertOutside(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const other of inside.parentElement.children)
      if (other !== inside && other instanceof HTMLElement && !other.inert) others.push(other)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
