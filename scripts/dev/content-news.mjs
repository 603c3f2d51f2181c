/** What this document says of the content: nothing, or the list of problems that stands in it. */
const shown = document.documentElement.dataset.problems ?? ''

// The development server answers with the page asked for, or with the list of problems in its place. Asked again and
// again, since a connection kept open for news would be one of the six that a browser allows to all tabs together.
setInterval(async () => {
  const now = await fetch('/content-problems').then(
    (answer) => answer.text(),
    () => shown,
  )
  if (now !== shown) location.reload()
}, 300)
