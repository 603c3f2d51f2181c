import autocannon from 'autocannon'

const RATE = 2000
const SECONDS = 60

/**
 * Asks `address` for `paths` in turn for a minute; prints what came back. False: it was less than 2,000 answers a second or
 * one of them was wrong.
 */
export async function loadNginx(address: string, paths: readonly string[]): Promise<boolean> {
  const result = await autocannon({
    url: address,
    connections: 100,
    // The rate is counted by timers, which come late on a busy machine: asked for exactly, it is never quite reached.
    overallRate: RATE * 1.1,
    duration: SECONDS,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } })),
  })
  const { latency, errors, timeouts, non2xx } = result
  console.log(`\n${result.requests.total} answers in ${result.duration} s, ${result.requests.average} a second`)
  console.log(`Latency  median ${latency.p50} ms, 99 % ${latency.p99} ms, longest ${latency.max} ms`)
  console.log(`Errors   ${errors}, of them timeouts ${timeouts}; other answers than 2xx ${non2xx}`)
  return errors === 0 && non2xx === 0 && result.requests.total >= RATE * SECONDS
}
