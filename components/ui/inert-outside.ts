/** Makes everything of the page inert that neither holds the element nor is held by it; returns what takes it back. */
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
