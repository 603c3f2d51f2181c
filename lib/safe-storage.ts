/** The part of a `Storage` that is used: values by key. */
export interface SafeStorage {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

/** The browser's storage; when it is denied or full, values last as long as the page. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  return {
    read: (key) => {
      const value = memory.get(key)
      if (value !== undefined) return value
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write: (key, value) => {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove: (key) => {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // A denied storage is empty.
      }
    },
  }
}
