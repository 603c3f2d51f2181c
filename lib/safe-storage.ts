/** Web Storage with an in-memory fallback: browsers may deny storage, and it may be full. */
export function safeStorage(open: () => Storage) {
  const memory = new Map<string, string>()
  return {
    read: (key: string): string | null => {
      const value = memory.get(key)
      if (value !== undefined) return value
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write: (key: string, value: string) => {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove: (key: string) => {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // The browser denies storage, so the key is not in it.
      }
    },
  }
}
