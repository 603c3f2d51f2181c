/** Fetches a JSON file of the build; throws if it is missing. */
export async function fetchJson<Value>(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as Value
}
