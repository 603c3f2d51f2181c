/** Removes the `#` from `hash` and decodes the fragment; invalid percent-encoding stays encoded. */
export function decodedFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
