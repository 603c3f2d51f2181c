/** The decoded fragment of an address without `#`; as it is when it cannot be decoded, as in a truncated address. */
export function decodedFragment(hash: string): string {
  const part = hash.slice(1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
