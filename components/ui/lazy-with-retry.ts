/**
 * The one way to load code or data later: loads once, and after a failure again at the next call. What a visitor has
 * asked for then says that it failed; what only came near stays as the server rendered it.
 */
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
