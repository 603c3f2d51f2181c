/** The longest wait in ms for an idle moment. */
const PATIENCE = 3000

/** Calls back in an idle moment; at once where the browser knows of none. */
export const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: PATIENCE }) : setTimeout(call)
