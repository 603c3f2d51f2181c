import type { ContentPath } from './model'

/** One thing an editor has to correct: where it is, and a message that names the rule and the fix. */
export interface Problem {
  path: ContentPath
  message: string
}

/** A value in the content and the path that leads to it. */
export interface Found {
  path: ContentPath
  value: unknown
}

/** Every value in the content with its path, whatever its shape, so that all checks run even on broken content. */
export function* walk(value: unknown, path: ContentPath = []): Generator<Found> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The value that `keys` lead to inside `value`; undefined when one of them is not there. */
export const at = (value: unknown, ...keys: PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (typeof inner === 'object' ? Reflect.get(Object(inner), key) : undefined), value)

/** The items of the list that `keys` lead to; none when there is no list. */
export function listAt(value: unknown, ...keys: PropertyKey[]): unknown[] {
  const list = at(value, ...keys)
  return Array.isArray(list) ? list : []
}
