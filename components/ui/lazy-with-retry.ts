/** Returns a function that loads code once, however often it is called. After a failure the next call tries again. */
export function lazyWithRetry<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  return () => {
    code ??= load().catch((error: unknown) => {
      // The next call may find a better connection.
      code = undefined
      throw error
    })
    return code
  }
}
