/** Memoizes a dynamic import; a rejection clears the cache, so that the next call retries. */
export function lazyWithRetry<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  return () => {
    code ??= load().catch((error: unknown) => {
      code = undefined
      throw error
    })
    return code
  }
}
