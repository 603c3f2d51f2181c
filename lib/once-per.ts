/** A function that works out its result once for each object: several parts of a view ask for it. */
export function oncePer<Key extends object, Value extends object>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}
