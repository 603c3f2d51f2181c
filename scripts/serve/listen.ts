import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running server on localhost. */
export interface Listening {
  port: number
  /** `http://localhost:<port>`, without a trailing slash. */
  address: string
  /** Stops listening and closes all connections, including those with a pending request. */
  close: () => Promise<void>
}

/** Serves `handler` on the loopback interface at `port` (0: any free one); throws when the port is busy. */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer(handler).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: actualPort } = server.address() as AddressInfo
  const close = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  return { port: actualPort, address: `http://localhost:${actualPort}`, close }
}
