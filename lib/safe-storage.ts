/** Wraps Web Storage with an in-memory fallback for when the browser denies it or it is full. */
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
        // The browser denies storage: it holds nothing to remove.
      }
    },
  }
}
