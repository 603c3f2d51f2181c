import autocannon from 'autocannon'

const RATE = 2000
const SECONDS = 60

/**
 * Requests `paths` from `address` in turn for a minute and prints the result. Returns false if there were fewer than
 * 2,000 answers a second or if one of them was wrong.
 */
export async function loadServer(address: string, paths: readonly string[]): Promise<boolean> {
  const result = await autocannon({
    url: address,
    connections: 100,
    // Timers pace the requests and fire late on a busy machine, so a rate of exactly the goal would never be reached.
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
