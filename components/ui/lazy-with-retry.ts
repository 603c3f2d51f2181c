/** Code that is asked for on intent, perhaps several times, and loaded once. After a failure it may be asked for again. */
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
