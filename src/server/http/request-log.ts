/** What the log says of a request and of an error, and the id by which an answer is found in it. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import {
  destination,
  stdTimeFunctions,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type LoggerOptions,
} from 'pino'
import type { Config } from '#server/config/config.ts'
import { networksOf } from './network.ts'

export const requestIdHeader = 'x-request-id'

/** The settings of the log: JSON lines, without anything that opens an account or names a person. */
export function logOptions(
  config: Config,
  to: DestinationStream = bufferedOutput(),
): LoggerOptions & { stream: DestinationStream } {
  return {
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { req: describeRequest, err: describeError },
    stream: to,
  }
}

/**
 * The process's output, many lines at a time: to write each by itself took a tenth of a short read. A line waits for a
 * tenth of a second at most, and none is lost when the process ends, be it by an error; only a kill takes what waits.
 */
const bufferedOutput = () => destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 })

/** Whatever is logged, and however deep, up to two levels. */
const redacted = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'passwordHash',
  'token',
  'secret',
].flatMap((name) =>
  name.startsWith('[') ? [`headers${name}`, `*.headers${name}`] : [name, `*.${name}`, `*.*.${name}`],
)

/** The path alone: a query may hold a token or what someone looked for. */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.url.split('?')[0],
    route: request.routeOptions?.url,
    remoteAddress: request.ip,
  }
}

const places = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** Where and why, never with whose values: statements lose their parameters, the database's messages what they quote. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const details = new Map<string, unknown>(Object.entries(error))
  const isStatement = details.has('query') && details.has('params')
  const isDatabase = details.has('severity')
  const message = isStatement ? `Failed query: ${String(details.get('query'))}` : error.message
  return {
    type: error.name,
    message: isDatabase ? message.replaceAll(/"[^"]*"|\([^)]*\)=\([^)]*\)/g, '"…"') : message,
    ...Object.fromEntries(places.flatMap((name) => (details.has(name) ? [[name, details.get(name)]] : []))),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** Makes the id of a request: a trusted proxy's own where it sends one that is well-formed, else a new one. */
export function requestIdOf({ trustProxy }: Config): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return () => randomUUID()
  const isProxy = networksOf(trustProxy)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    return isProxy(socket.remoteAddress ?? '') && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)
      ? given
      : randomUUID()
  }
}

/** The log of a request. Given no options, even empty ones, pino takes a shorter way. */
export function childLog(log: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
  return Object.keys(options).length === 0 ? log.child(bindings) : log.child(bindings, options)
}

/** Sends the id with every answer. */
export function installRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}

/** Logs each request once, when it is answered: a line at its beginning too would tell nothing more. */
export function logOnce(): LogController {
  // What describes a request is chosen field by field; to look through every line for secrets took as long as to route it.
  let lines: FastifyBaseLogger | null = null
  const requestCompleted: LogController['requestCompleted'] = (error, request, reply) => {
    const about = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) return reply.log.error({ ...about, err: error }, 'request errored')
    lines ??= reply.server.log.child({}, { redact: [] })
    lines.info({ reqId: request.id, ...about }, 'request completed')
  }
  return Object.assign(new LogController(), { incomingRequest: () => undefined, requestCompleted })
}
