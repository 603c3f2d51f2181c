/** Calls a listener every 250 ms; returns the unsubscribe function. */
export function eachQuarterSecond(listener: () => void) {
  const timer = setInterval(listener, 250)
  return () => clearInterval(timer)
}
