import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens on localhost. */
export interface Listening {
  port: number
  /** `http://localhost:<port>`, without a trailing slash. */
  address: string
  /** Stops listening and cuts every open connection, even one that waits for an answer. */
  close: () => Promise<void>
}

/** Serves `handler` on this machine alone, at `port` (0: any that is free); throws when it is busy. */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer(handler).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  const close = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  return { port: own, address: `http://localhost:${own}`, close }
}
