/** How many connections one client and all of them may have open, and how long one may leave its answers unread. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { clientNetworkOf, networksOf } from './network.ts'

/** Milliseconds between two looks at what waits to be read. */
const pollMs = 1000

/** Bytes a second at which a client must read at least, beside the time that the settings give. */
const minBytesPerSecond = 4096

/** What one connection has to be read: since when, of how many bytes, and how many had been sent until then. */
interface Unread {
  checks: number
  bytes: number
  sent: number
}

/** Closes connections to the app that are too many before a byte of theirs is read, and those that are not read from. */
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
    // Whoever has gone already has no address.
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

  // Not the server's own event: for a host name with two addresses there are two servers, on the same port.
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
  /** Whether the last turn of the event loop brought a connection, so that the next may bring one too. */
  isReading(): boolean
}

/**
 * Node accepts one connection a turn of the event loop. Whatever a turn does besides is what all connections behind wait,
 * a question about health among them.
 */
function watchUnread(): UnreadRequests & { note(): void } {
  let count = 0
  let isReading = false
  // An immediate of an immediate runs when the event loop has looked for connections once more.
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

/** The port that a server listens on; null while it does not. */
export function portOf(server: Server): number | null {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : null
}

/** What is unread now; null where all is sent. Whatever was sent since begins the time anew. */
function checkRequest(socket: Socket, unread: Unread | null): Unread | null {
  const bytes = socket.writableLength
  if (bytes === 0) return null
  const sent = socket.bytesWritten - bytes
  return unread?.sent === sent ? { ...unread, checks: unread.checks + 1 } : { checks: 0, bytes, sent }
}
