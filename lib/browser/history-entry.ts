/** What this site keeps in the state of a history entry; the browser keeps it over reloads and in its history. */
interface EntryState {
  /** Marks an entry that was pushed for a dialog. */
  overlay?: true
  /** Id of the only open accordion item. */
  openItem?: string | undefined
}

/** The state of the current history entry. */
export const entryState = (): EntryState => (history.state as EntryState | null) ?? {}

/** Changes the state of the current history entry, and its address if there is one; the rest of the state stays. */
export const changeEntry = (state: EntryState, address?: string) =>
  history.replaceState({ ...entryState(), ...state }, '', address)

/** Adds a history entry with the same address. */
export const pushEntry = (state: EntryState) => history.pushState(state, '')

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
