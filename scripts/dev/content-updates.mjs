/** The content problems that this document shows: empty, or the list. */
const shown = document.documentElement.dataset.problems ?? ''

// The server answers with the requested page or with the list of problems. This polls, since a browser allows only
// six connections for all tabs together, and waiting for an update would keep one open.
setInterval(async () => {
  const now = await fetch('/content-problems').then(
    (answer) => answer.text(),
    () => shown,
  )
  if (now !== shown) location.reload()
}, 300)
