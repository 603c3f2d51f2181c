/** Removes the `#` of a fragment and decodes the rest, which stays encoded when its percent-encoding is broken. */
export function decodedFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
