import { takeIn, type ContentNews } from './take-in'

/**
 * Program of its own that takes in the content of the folder it runs in, when the process that has started it sends a
 * message, and answers with the news. Apart from the server, it never makes a page wait, and a new one knows new rules.
 */
let isAsked = false
let work = Promise.resolve()

async function answer() {
  isAsked = false
  const news: ContentNews = await takeIn(process.cwd()).catch((error: unknown) => {
    const line = error instanceof Error ? error.message : String(error)
    return { problems: [line], report: [line] }
  })
  process.send?.(news)
}

process.on('message', () => {
  if (isAsked) return
  isAsked = true
  work = work.then(answer)
})
// Ctrl-C reaches every process of the terminal; this one ends with the one that has started it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
