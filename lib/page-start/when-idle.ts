/** The longest wait in ms for an idle moment. */
const PATIENCE = 3000

/** Calls back in an idle moment; at once when the browser does not report idle moments. */
export const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: PATIENCE }) : setTimeout(call)
