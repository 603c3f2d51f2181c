const coming: Promise<void>[] = []

/** Announces an island that the page waits for; to be called back when it answers. */
export function comingAlive(): () => void {
  let answers = () => {}
  coming.push(new Promise((resolve) => (answers = resolve)))
  return () => answers()
}

/** Resolves when every island of the page that was sent answers: their code may come after that of the page around them. */
export const islandsAlive = () => Promise.all(coming)
