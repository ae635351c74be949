/**
 * Tracks what every connection is doing, so that a shutdown answers what has arrived, loses no request and resets no
 * connection.
 */
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { Server, Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/http/problem.ts'

/** In milliseconds. Each is short, because their sum plus the slowest active request is the length of a shutdown. */
const limits = {
  /** How long connections are still accepted: in a cluster, until the primary process has closed the port. */
  accepting: 100,
  /**
   * The maximum wait for a turn of the event loop that brings nothing new, and then again for new connections to
   * stop.
   */
  busy: 2000,
  /** How long a connection without an active request may still send one. */
  idle: 500,
  /** How much longer it may take to complete a request that it has begun to send. */
  begun: 500,
  /** How long data is still read from a connection that this side has closed. */
  lingering: 1000,
}

interface Connection {
  /** The unfinished responses, oldest first. */
  readonly responses: Set<ServerResponse>
  /** Bytes read until the last response finished; more bytes mean that a request has begun. */
  bytesRead: number
  isClosing: boolean
  timer?: NodeJS.Timeout
}

/** Shuts down all connections in two steps. */
export interface Connections {
  /** From now on this process says that it isn't ready, so that proxies send new requests to others. */
  announceStop(): void
  isStopping(): boolean
  /** What a request on this connection has to wait for. */
  hold(socket: Socket): Promise<void> | null
  /** True once this side has closed the connection. */
  isClosing(socket: Socket): boolean
  /** Accepts the connections that wait at the ports, then closes the ports. */
  stopAccepting(): Promise<void>
  /** Answers the requests that were sent, then closes each connection; resolves when all are gone. */
  drain(): Promise<void>
}

/** Tracks every port and connection that is opened from now on. */
export function trackConnections(): Connections {
  // Not the app's own server: a host name with two addresses has two of them.
  const servers = new Set<Server>()
  const connections = new Map<Socket, Connection>()
  let [events, opened] = [0, 0]
  let isStopping = false
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
    if (!connection || !response || connection.isClosing) return
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
    // Node calls this after a response with "Connection: close", and would not read what is still being sent.
    socket.destroySoon = () => close(socket, connection)
    if (connection.responses.size > 0) announceClose(connection)
    else awaitRequest(socket, connection)
  }

  /**
   * Resolves with true after a turn of the event loop in which the count did not change, or with false when the time
   * is up.
   */
  async function waitUntilIdle(count: () => number): Promise<boolean> {
    let isLate = false
    const timer = setTimeout(() => (isLate = true), limits.busy)
    for (let before = -1; before !== count() && !isLate; await nextTurn()) before = count()
    clearTimeout(timer)
    return !isLate
  }

  return {
    announceStop: () => void (isStopping = true),
    isStopping: () => isStopping,
    hold: (socket) => (connections.has(socket) ? pending : null),
    isClosing: (socket) => connections.get(socket)?.isClosing === true,
    async stopAccepting() {
      const listening = [...servers].filter((server) => server.listening)
      if (listening.length === 0) return
      await wait(limits.accepting)
      // Closing a port resets the connections that wait at it. Each turn of the event loop accepts some of them;
      // after a turn that brings nothing, none wait. New work must not start now, because it would delay such a turn.
      pending = new Promise((resolve) => (release = resolve))
      if (!(await waitUntilIdle(() => events))) await waitUntilIdle(() => opened)
      // Not the close method of an HTTP server, which also destroys connections whose next request is unread.
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

/** Delays requests while the ports are being closed, and leaves out those that can no longer be answered. */
export function installConnectionTracking(app: FastifyInstance, connections: Connections): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Its body is read and ignored; the hook never ends, so nothing carries out the request.
    if (connections.isClosing(request.raw.socket)) return void request.raw.resume()
    const pending = connections.hold(request.raw.socket)
    if (!pending) return done()
    // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that is async makes every visitor wait a turn
    void pending.then(() => done())
  })
}

/** Refuses requests that arrive while the app itself closes, after all connections were answered. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isClosing) done(new Problem('unavailable'))
    else done()
  })
}

/**
 * Marks the active response as the last one on its connection. With pipelined requests, only the last response may be
 * marked.
 */
function announceClose({ responses }: Connection): void {
  const [response] = responses
  if (response && responses.size === 1 && !response.headersSent) response.setHeader('Connection', 'close')
}

/** Closes a connection if no request arrives in time. */
function awaitRequest(socket: Socket, connection: Connection, isBegun = false): void {
  if (connection.isClosing) return
  clearTimeout(connection.timer)
  connection.timer = setTimeout(
    // Timers run before incoming data is read, so in a busy process the request may have arrived already.
    () =>
      setImmediate(() => {
        if (connection.responses.size > 0) return
        if (!isBegun && socket.bytesRead > connection.bytesRead) awaitRequest(socket, connection, true)
        else close(socket, connection)
      }),
    isBegun ? limits.begun : limits.idle,
  )
}

/** Ends this side and keeps reading until the client closes too, because unread bytes would reset the connection. */
function close(socket: Socket, connection: Connection): void {
  if (connection.isClosing) return
  connection.isClosing = true
  clearTimeout(connection.timer)
  socket.end()
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
