import type { ContentPath } from './content-schema'

/** A value in the content and its path. */
export interface FoundValue {
  path: ContentPath
  value: unknown
}

/** Yields every nested value with its path; accepts any shape, so that checks also run on invalid content. */
export function* walkValues(value: unknown, path: ContentPath = []): Generator<FoundValue> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    yield* walkValues(item, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The value at the path `keys` inside `value`; undefined when a key is missing. */
export const valueAt = (value: unknown, ...keys: PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (typeof inner === 'object' ? Reflect.get(Object(inner), key) : undefined), value)

/** The list at the path `keys`; empty when there is none. */
export function listAt(value: unknown, ...keys: PropertyKey[]): unknown[] {
  const list = valueAt(value, ...keys)
  return Array.isArray(list) ? list : []
}
