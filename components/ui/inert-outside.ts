/** Makes siblings of the element and of its ancestors inert, except those already inert; returns the undo function. */
export function inertOutside(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement)
    for (const other of node.parentElement.children)
      if (other !== node && other instanceof HTMLElement && !other.inert) others.push(other)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
