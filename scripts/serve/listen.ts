import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import getPort, { portNumbers } from 'get-port'

/** A server that listens on localhost. */
export interface Listening {
  port: number
  /** `http://localhost:<port>`, without a trailing slash. */
  address: string
  /** Stops listening and cuts every open connection, even one that waits for an answer. */
  close: () => Promise<void>
}

/**
 * Serves `handler` on this machine alone, at the port `preferred` (0: any) or, if that is busy, at one of the next twenty;
 * with `strict` it throws instead.
 */
export async function listen(handler: RequestListener, preferred: number, { strict = false } = {}): Promise<Listening> {
  const free = strict || preferred === 0 ? preferred : await getPort({ port: portNumbers(preferred, preferred + 20) })
  const server = createServer(handler).listen(free, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  return { port, address: `http://localhost:${port}`, close }
}
