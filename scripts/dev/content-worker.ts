import { syncContent, type ContentUpdate } from './sync-content'

/**
 * Separate program: at each message of its parent process it syncs the content of its working folder and answers with
 * the result. As its own process it never makes a page wait, and a new one loads changed rules.
 */
let isAsked = false
let work = Promise.resolve()

async function answer() {
  isAsked = false
  const update: ContentUpdate = await syncContent(process.cwd()).catch((error: unknown) => {
    const line = error instanceof Error ? error.message : String(error)
    return { problems: [line], report: [line] }
  })
  process.send?.(update)
}

process.on('message', () => {
  if (isAsked) return
  isAsked = true
  work = work.then(answer)
})
// Ctrl-C reaches every process of the terminal; this one ends with its parent instead.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
