/** What every connection is doing, so that an end answers what has arrived, loses no request and resets no connection. */
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { Server, Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** Milliseconds. Each is short: together with the slowest request under way they are what an end takes. */
const limits = {
  /** Connections are still accepted for so long: in a cluster, until the first process has closed the port. */
  accepting: 100,
  /** And for so long at most until a turn of the event loop brings nothing new; as long again until no new connection. */
  busy: 2000,
  /** A connection without a request under way may send one for so long. */
  idle: 500,
  /** And may complete one that it has begun to send for so long after that. */
  begun: 500,
  /** What a client still sends on a connection that this side has closed is read for so long. */
  lingering: 1000,
}

interface Connection {
  /** The answers that are not finished, the oldest first. */
  readonly responses: Set<ServerResponse>
  /** The bytes read until the last answer was finished: where there are more, a request has begun. */
  bytesRead: number
  isClosing: boolean
  timer?: NodeJS.Timeout
}

/** The end of all connections, in two steps. */
export interface Connections {
  /** What a request that came over this connection has to wait for. */
  hold(socket: Socket): Promise<void> | null
  /** Accepts what waits at the ports, then closes them. */
  stopAccepting(): Promise<void>
  /** Answers what has been sent, closes each connection after that, and resolves once all are gone. */
  drain(): Promise<void>
}

/** Watches every port and connection that is opened from now on. */
export function trackConnections(): Connections {
  // Not the app's own server: for a host name with two addresses there are two of them.
  const servers = new Set<Server>()
  const connections = new Map<Socket, Connection>()
  let [events, opened] = [0, 0]
  let pending: Promise<void> | null = null
  let release: () => void = () => undefined
  let draining: Promise<void> | null = null
  let finish: () => void = () => undefined

  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = parseDiagnostics(message)
    if (server) servers.add(server)
  })
  subscribe('net.server.socket', (message) => {
    const { socket } = parseDiagnostics(message)
    if (!socket) return
    events += 1
    opened += 1
    connections.set(socket, { responses: new Set(), bytesRead: 0, isClosing: false })
    socket.once('close', () => {
      clearTimeout(connections.get(socket)?.timer)
      connections.delete(socket)
      if (connections.size === 0) finish()
    })
    if (draining) startDraining(socket)
  })
  subscribe('http.server.request.start', (message) => {
    const { socket, response } = parseDiagnostics(message)
    const connection = socket && connections.get(socket)
    if (!connection || !response) return
    events += 1
    clearTimeout(connection.timer)
    connection.responses.add(response)
    if (draining) announceClose(connection)
  })
  subscribe('http.server.response.finish', (message) => {
    const { socket, response } = parseDiagnostics(message)
    const connection = socket && connections.get(socket)
    if (!connection || !response) return
    events += 1
    connection.responses.delete(response)
    connection.bytesRead = socket.bytesRead
    if (!draining) return
    if (connection.responses.size > 0) announceClose(connection)
    else awaitRequest(socket, connection)
  })

  function startDraining(socket: Socket): void {
    const connection = connections.get(socket)
    if (!connection) return
    // Node calls this after an answer that says "Connection: close", and would not read what is still being sent.
    socket.destroySoon = () => close(socket, connection)
    if (connection.responses.size > 0) announceClose(connection)
    else awaitRequest(socket, connection)
  }

  /** Resolves after a turn of the event loop in which the count did not change; with false where there is no more time. */
  async function waitUntilIdle(count: () => number): Promise<boolean> {
    let isLate = false
    const timer = setTimeout(() => (isLate = true), limits.busy)
    for (let before = -1; before !== count() && !isLate; await nextTurn()) before = count()
    clearTimeout(timer)
    return !isLate
  }

  return {
    hold: (socket) => (connections.has(socket) ? pending : null),
    async stopAccepting() {
      const listening = [...servers].filter((server) => server.listening)
      if (listening.length === 0) return
      await wait(limits.accepting)
      // Closing a port resets what waits at it, and what arrives until it is closed. Each turn of the event loop accepts some
      // of that; after one that brings nothing at all nothing waits, and no time has passed. Work that begins now would keep
      // such a turn from coming.
      pending = new Promise((resolve) => (release = resolve))
      if (!(await waitUntilIdle(() => events))) await waitUntilIdle(() => opened)
      // Not the close of an HTTP server, which also destroys the connections whose next request it has not read.
      for (const server of listening) Server.prototype.close.call(server)
    },
    drain() {
      if (draining) return draining
      draining = new Promise((resolve) => (finish = resolve))
      for (const socket of connections.keys()) startDraining(socket)
      if (connections.size === 0) finish()
      pending = null
      release()
      return draining
    },
  }
}

/** Lets requests wait while the ports are being closed. */
export function installConnectionTracking(app: FastifyInstance, { hold: lockSocket }: Connections): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const pending = lockSocket(request.raw.socket)
    if (!pending) return done()
    // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that is async makes every visitor wait a turn
    void pending.then(() => done())
  })
}

/** Refuses what still arrives once the app itself closes, after all connections have been answered. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isClosing) done(new Problem('unavailable'))
    else done()
  })
}

/** Says in the answer under way that it is the last one; behind others only the last of them may say so. */
function announceClose({ responses }: Connection): void {
  const [response] = responses
  if (response && responses.size === 1 && !response.headersSent) response.shouldKeepAlive = false
}

/** Closes a connection on which no request arrives in time. */
function awaitRequest(socket: Socket, connection: Connection, isBegun = false): void {
  if (connection.isClosing) return
  clearTimeout(connection.timer)
  connection.timer = setTimeout(
    // Timers come before what has arrived is read: where the process was busy, the request may be there already.
    () =>
      setImmediate(() => {
        if (connection.responses.size > 0) return
        if (!isBegun && socket.bytesRead > connection.bytesRead) awaitRequest(socket, connection, true)
        else close(socket, connection)
      }),
    isBegun ? limits.begun : limits.idle,
  )
}

/** Tells the client that nothing more comes, and reads on until it closes too: unread bytes would reset the connection. */
function close(socket: Socket, connection: Connection): void {
  if (connection.isClosing) return
  connection.isClosing = true
  clearTimeout(connection.timer)
  socket.end()
  // Nothing more is taken for a request, which would be carried out and could not be answered.
  socket.on('data', () => undefined)
  socket.removeAllListeners('data')
  socket.resume()
  connection.timer = setTimeout(() => socket.destroy(), limits.lingering)
}

function parseDiagnostics(message: unknown): { server?: Server; socket?: Socket; response?: ServerResponse } {
  if (typeof message !== 'object' || !message) return {}
  return {
    ...('server' in message && message.server instanceof Server && { server: message.server }),
    ...('socket' in message && message.socket instanceof Socket && { socket: message.socket }),
    ...('response' in message && isResponse(message.response) && { response: message.response }),
  }
}

function isResponse(value: unknown): value is ServerResponse {
  return value instanceof ServerResponse
}
