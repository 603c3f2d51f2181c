import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves `handler` on the loopback interface at `port` (0: any free port); throws when the port is busy. Returns the
 * address, without a trailing slash; `close` also ends connections with a pending request.
 */
export async function listen(handler: RequestListener, port: number) {
  const server = createServer(handler).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: actualPort } = server.address() as AddressInfo
  const close = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  return { address: `http://localhost:${actualPort}`, close }
}
