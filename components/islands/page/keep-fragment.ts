/**
 * When Next's router mounts, it writes the address of the page's load into the current history entry, even if the visitor
 * has followed a fragment link or gone Back since. The first write, which is the router's, keeps the current address.
 */
export function keepFragment() {
  const { replaceState } = history
  history.replaceState = (state, unused) => {
    history.replaceState = replaceState
    replaceState.call(history, state, unused)
  }
}
