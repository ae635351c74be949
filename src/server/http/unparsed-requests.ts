/**
 * Answers requests that Node's HTTP parser refuses before the framework sees them, with the same body as every other
 * error.
 */
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server, STATUS_CODES, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import { portOf } from './limits/connection-limits.ts'
import { Problem } from './problem.ts'
import { requestIdHeader } from './request-log.ts'

const parserCodes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
}

/** Answers the unreadable request and closes its connection, because it is unknown where the next request begins. */
export function answerUnparsed(
  log: FastifyBaseLogger,
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const problem = new Problem(parserCodes[code] ?? 'malformed_request')
  const id = randomUUID()
  log.info({ reqId: id, code, status: problem.status }, 'request refused before it was read')
  if (socket.writable && !hasStartedResponse(socket)) socket.write(formatResponse(problem, id))
  socket.destroy()
}

/** Replaces Node's own answers on every server of the app. */
export function installUnparsedAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    responses.set(socket, [...findUnfinished(socket), reply.raw])
    done()
  })
  // HTTP allows ignoring an unknown expectation.
  app.server.on('checkExpectation', app.routing)
  // For a host name with two addresses the framework opens a second server, but without these handlers.
  const onMessage = (message: unknown) => {
    const server = typeof message === 'object' && message && 'server' in message ? message.server : null
    if (!(server instanceof Server) || server === app.server || portOf(server) !== portOf(app.server)) return
    server.on('checkExpectation', app.routing)
    server.on('clientError', (error, socket) => {
      if (socket instanceof Socket) answerUnparsed(app.log, error, socket)
    })
    // The framework passes upgrades on to the first server, where no one answers them; without a listener, they are
    // plain requests.
    server.removeAllListeners('upgrade')
  }
  subscribe('tracing:net.server.listen:asyncEnd', onMessage)
  app.addHook('onClose', async () => void unsubscribe('tracing:net.server.listen:asyncEnd', onMessage))
}

/** A second answer in the middle of one would be read as part of it. */
function hasStartedResponse(socket: Socket): boolean {
  return findUnfinished(socket).some(({ headersSent }) => headersSent)
}

/** The responses of a connection; the finished ones until the next request. */
const responses = new WeakMap<Socket, ServerResponse[]>()

const findUnfinished = (socket: Socket) =>
  (responses.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished)

function formatResponse(problem: Problem, id: string): string {
  const body = JSON.stringify(problem.toBody())
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `${requestIdHeader}: ${id}`,
    '',
    body,
  ].join('\r\n')
}
