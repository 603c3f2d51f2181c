/** The longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 3000

/** Calls back in an idle moment; at once when the browser does not report idle moments. */
export const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(call)
