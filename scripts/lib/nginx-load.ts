import autocannon from 'autocannon'

const RATE = 2000

/** Asks `address` for `paths` in turn 2,000 times a second for a minute; prints what came back. False: not good enough. */
export async function loadNginx(address: string, paths: readonly string[]): Promise<boolean> {
  const result = await autocannon({
    url: address,
    connections: 100,
    overallRate: RATE,
    duration: 60,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } })),
  })
  const { latency, errors, timeouts, non2xx } = result
  console.log(`\n${result.requests.total} answers in ${result.duration} s, ${result.requests.average} a second`)
  console.log(`Latency  median ${latency.p50} ms, 99 % ${latency.p99} ms, longest ${latency.max} ms`)
  console.log(`Errors   ${errors}, of them timeouts ${timeouts}; other answers than 2xx ${non2xx}`)
  // A second of grace at the start and end of the minute.
  return errors === 0 && non2xx === 0 && result.requests.total >= RATE * 59
}
