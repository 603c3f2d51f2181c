/** Web Storage with an in-memory fallback: a browser may deny storage, and the storage may be full. */
export function safeStorage(getStorage: () => Storage) {
  const memory = new Map<string, string>()
  return {
    read: (key: string): string | null => {
      const value = memory.get(key)
      if (value !== undefined) return value
      try {
        return getStorage().getItem(key)
      } catch {
        return null
      }
    },
    write: (key: string, value: string) => {
      try {
        getStorage().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
  }
}
