import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** How many ports after the wanted one are tried. */
const TRIES = 20

/**
 * `localhost` is 127.0.0.1 for one program and ::1 for the next. Listening on both, and on nothing else, gives every
 * program on this machine the same site, and nobody on the network any.
 */
const HOSTS = { v4: '127.0.0.1', v6: '::1' }

/** Busy; Windows answers EACCES for the ranges of ports that it keeps for itself. */
const BUSY = new Set(['EADDRINUSE', 'EACCES'])

/** This machine has no IPv6. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** What may be asked of a server besides its port. */
interface ListenOptions {
  /** No other port than the wanted one will do. */
  strict?: boolean
  /** Takes the connections that become web sockets; without it they are refused. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** A server that listens on localhost. */
export interface Listening {
  port: number
  /** The port asked for; differs from `port` when that one was busy. */
  wanted: number
  /** `http://localhost:<port>`, without a trailing slash. */
  address: string
  /** Stops listening and cuts every open connection, also one that waits for an answer. */
  close: () => Promise<void>
}

/**
 * Serves `handler` on localhost at `wanted` (0: any port) or, when that is busy, at the next free one of the following
 * 20. With `strict` only the wanted port will do. Throws an error fit to print when no port is free.
 */
export async function listen(
  handler: RequestListener,
  wanted: number,
  { strict = false, upgrade }: ListenOptions = {},
): Promise<Listening> {
  const makeServer = () => (upgrade ? createServer(handler).on('upgrade', upgrade) : createServer(handler))
  const last = strict ? wanted : Math.min(wanted + TRIES, 65_535)
  for (let port = wanted; port <= last; port += 1) {
    const servers = await bindBoth(makeServer, wanted === 0 ? 0 : port)
    if (servers) return listening(servers, wanted)
  }
  throw new Error(
    last === wanted
      ? `Port ${wanted} is in use or not allowed.`
      : `All ports from ${wanted} to ${last} are in use or not allowed.`,
  )
}

function listening(servers: Server[], wanted: number): Listening {
  const port = servers[0] ? portOf(servers[0]) : 0
  const close = async () => void (await Promise.all(servers.map(stop)))
  return { port, wanted: wanted || port, address: `http://localhost:${port}`, close }
}

/** One server for each kind of address, or `undefined` when the port is busy on one of them. */
async function bindBoth(makeServer: () => Server, port: number) {
  const first = await bind(makeServer(), port, HOSTS.v4)
  if (first === 'busy' || first === 'no address') return undefined
  const second = await bind(makeServer(), portOf(first), HOSTS.v6)
  if (second === 'no address') return [first]
  if (second !== 'busy') return [first, second]
  await stop(first)
  return undefined
}

async function bind(server: Server, port: number, host: string) {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (BUSY.has(code)) return 'busy'
    if (NO_ADDRESS.has(code)) return 'no address'
    throw error
  }
}

function stop(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function portOf(server: Server) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
