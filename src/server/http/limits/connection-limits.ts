/**
 * Limits how many connections one client and all clients may open, and how long a client may leave answers unread.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { clientNetworkOf, networksOf } from '#server/http/network.ts'

/** Milliseconds between two checks for unread answers. */
const pollMs = 1000

/** The minimum rate in bytes per second at which a client must read, besides the time that the settings allow. */
const minBytesPerSecond = 4096

/** The unread bytes of one connection: since when, how many, and how many had been sent before. */
interface Unread {
  checks: number
  bytes: number
  sent: number
}

/** Closes excess connections before reading from them, and connections whose clients do not read their answers. */
export function limitConnections(
  app: FastifyInstance,
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
): UnreadRequests {
  const { connections, connectionsPerAddress, unreadSeconds } = config.load
  const isProxy = networksOf(config.trustProxy)
  const perNetwork = new Map<string, number>()
  const open = new Map<Socket, Unread | null>()
  const { note, ...arrivals } = watchUnread()

  const accept = (socket: Socket) => {
    const ip = socket.remoteAddress
    // A client that has already left has no address.
    if (ip === undefined) return void socket.destroy()
    if (open.size >= connections) {
      metrics?.countShed('connections')
      return void socket.destroy()
    }
    const network = isProxy(ip) ? null : clientNetworkOf(ip)
    const others = network === null ? 0 : (perNetwork.get(network) ?? 0)
    if (others >= connectionsPerAddress) {
      metrics?.countShed('address_connections')
      return void socket.destroy()
    }
    open.set(socket, null)
    if (network !== null) perNetwork.set(network, others + 1)
    socket.once('close', () => {
      open.delete(socket)
      if (network !== null) release(network)
    })
  }
  const release = (network: string) => {
    const left = (perNetwork.get(network) ?? 0) - 1
    if (left > 0) perNetwork.set(network, left)
    else perNetwork.delete(network)
  }

  // Not the server's own event: a host name with two addresses has two servers, on the same port.
  const onMessage = (message: unknown) => {
    const socket = typeof message === 'object' && message && 'socket' in message ? message.socket : null
    if (!(socket instanceof Socket) || socket.localPort !== portOf(app.server)) return
    note()
    accept(socket)
  }
  subscribe('net.server.socket', onMessage)
  const timer = setInterval(() => {
    for (const [socket, unread] of open) {
      const next = checkRequest(socket, unread)
      if (next && next.checks * pollMs > unreadSeconds * 1000 + (next.bytes / minBytesPerSecond) * 1000) {
        metrics?.countShed('unread_answer')
        socket.destroy()
      } else if (next !== unread) open.set(socket, next)
    }
  }, pollMs).unref()
  app.addHook('onClose', async () => {
    unsubscribe('net.server.socket', onMessage)
    clearInterval(timer)
  })
  return arrivals
}

export interface UnreadRequests {
  /** True if the last turn of the event loop accepted a connection, because then the next may accept one too. */
  isReading(): boolean
}

/**
 * Node accepts one connection per turn of the event loop, so all connections in the queue, health checks included,
 * wait for the other work of each turn.
 */
function watchUnread(): UnreadRequests & { note(): void } {
  let count = 0
  let isReading = false
  // A nested `setImmediate` runs after the event loop has checked for connections once more.
  const waitForCount = (seen: number) =>
    setImmediate(() => {
      if (seen === count) isReading = false
      else waitForCount(count)
    })
  return {
    isReading: () => isReading,
    note() {
      count += 1
      if (isReading) return
      isReading = true
      setImmediate(() => waitForCount(count))
    },
  }
}

/** The port that a server listens on; null if it does not listen. */
export function portOf(server: Server): number | null {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : null
}

/** The bytes unread now; null if all are sent. Any progress restarts the time limit. */
function checkRequest(socket: Socket, unread: Unread | null): Unread | null {
  const bytes = socket.writableLength
  if (bytes === 0) return null
  const sent = socket.bytesWritten - bytes
  return unread?.sent === sent ? { ...unread, checks: unread.checks + 1 } : { checks: 0, bytes, sent }
}
