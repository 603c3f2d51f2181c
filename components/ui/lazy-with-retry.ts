/** Memoizes a dynamic import; a rejection clears the cache, so that the next call retries. */
export function lazyWithRetry<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
