const coming: Promise<void>[] = []

/** Registers an island that the page waits for; call the returned function when the island is hydrated. */
export function registerIsland(): () => void {
  let answers = () => {}
  coming.push(new Promise((resolve) => (answers = resolve)))
  return () => answers()
}

/** Resolves when every island of the sent page is hydrated: their code may arrive after the code of the page. */
export const islandsHydrated = () => Promise.all(coming)
