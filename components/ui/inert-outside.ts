/** Makes siblings of `element` and of its ancestors inert; returns the undo function, which keeps earlier `inert`. */
export function inertOutside(element: HTMLElement): () => void {
  const outsideElements: HTMLElement[] = []
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) outsideElements.push(sibling)
  for (const outside of outsideElements) outside.inert = true
  return () => {
    for (const outside of outsideElements) outside.inert = false
  }
}
