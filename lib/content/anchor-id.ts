import { at } from './problems'

/** The `#fragment` of an item: its `id`, or else its English name: "Fat and SNF" becomes `fat-and-snf`. */
export const anchorId = ({ id, name }: { id?: string; name: string }) =>
  id ??
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The same for raw content, which may have any shape. */
export function rawAnchorId(item: unknown): string {
  const id = at(item, 'id')
  return anchorId({ id: typeof id === 'string' ? id : undefined, name: String(at(item, 'name', 'en') ?? '') })
}
