/** Memoizes the dynamic import `load`; a rejection clears the memo, so that the next call retries. */
export function lazyWithRetry<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let memo: Promise<Result> | undefined
  return () => {
    memo ??= load().catch((error: unknown) => {
      memo = undefined
      throw error
    })
    return memo
  }
}
