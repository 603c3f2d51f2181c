/** Decodes a fragment without its `#`; returns it unchanged when its percent-encoding is broken. */
export function decodedFragment(hash: string): string {
  const part = hash.slice(1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
