import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import getPort, { portNumbers } from 'get-port'

/** The number of ports tried after the wanted one, before any other. */
const TRIES = 20

/**
 * Some programs resolve `localhost` to 127.0.0.1, others to ::1. Listening on both, and on nothing else, gives every
 * program on this machine the same site, and makes it unreachable from the network.
 */
const HOSTS = ['127.0.0.1', '::1']

/** The port is busy; Windows answers EACCES for port ranges that it reserves. */
const BUSY = ['EADDRINUSE', 'EACCES']

/** This machine has no IPv6 address. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Options of a server besides its port. */
interface ListenOptions {
  /** Fails if the wanted port is busy. */
  strict?: boolean
  /** Handles connections that upgrade to web sockets; without it they are refused. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** A server that listens on localhost. */
export interface Listening {
  port: number
  /** The requested port; differs from `port` if it was busy. */
  wanted: number
  /** `http://localhost:<port>`, without a trailing slash. */
  address: string
  /** Stops listening and cuts every open connection, even one that waits for an answer. */
  close: () => Promise<void>
}

/**
 * Serves `handler` on localhost at `wanted` (0: any port) or, if that is busy, at one of the following 20, or any
 * other. With `strict`, uses only the wanted port. Throws an error fit to print if no port is available.
 */
export async function listen(
  handler: RequestListener,
  wanted: number,
  { strict = false, upgrade }: ListenOptions = {},
): Promise<Listening> {
  const last = Math.min(wanted + TRIES, 65_535)
  const port = strict ? wanted : await getPort({ port: wanted === 0 ? undefined : portNumbers(wanted, last) })
  const servers: Server[] = []
  const close = async () => void (await Promise.all(servers.map(stop)))
  for (const host of HOSTS) {
    const server = createServer(handler)
    if (upgrade) server.on('upgrade', upgrade)
    try {
      await once(server.listen({ port: portOf(servers[0]) ?? port, host }), 'listening')
      servers.push(server)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (servers.length > 0 && NO_ADDRESS.includes(code)) break
      await close()
      throw BUSY.includes(code) ? new Error(`Port ${port} is in use or not allowed.`) : error
    }
  }
  const taken = portOf(servers[0]) ?? port
  return { port: taken, wanted: wanted || taken, address: `http://localhost:${taken}`, close }
}

function stop(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

const portOf = (server: Server | undefined) => (server?.address() as AddressInfo | null | undefined)?.port
