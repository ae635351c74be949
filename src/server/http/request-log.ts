/** Log lines for requests and errors, and the request id that links a response to them. */
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

/** The settings of the log: JSON lines, without secrets or personal data. */
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
 * Buffers the process's output, because a write takes as long as a short read: with 4 kB at a time, the log took a tenth of
 * one. A line waits for at most a tenth of a second, and none is lost when the process ends, even with an error; only a kill
 * loses what is buffered.
 */
const bufferedOutput = () =>
  destination({ dest: 1, sync: false, minLength: 65_536, maxWrite: 131_072, periodicFlush: 100 })

/** Redacts these fields in every log line, up to two levels deep. */
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

/** Only the path, because a query may contain a token or search terms. */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.url.split('?')[0],
    route: request.routeOptions?.url,
    remoteAddress: request.ip,
  }
}

const places = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/**
 * Where and why, never with people's data: removes the parameters of statements and what the database's messages
 * quote.
 */
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

/** Creates the id of a request: a trusted proxy's own id if it is well-formed, otherwise a new one. */
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

/**
 * The logger of a request. pino creates it when something is logged about the request besides the line at its end, which few
 * requests need: redacting its id alone took a fourteenth of the memory of a short read.
 */
export function childLog(
  log: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  let made: FastifyBaseLogger | null = null
  const own = () => (made ??= log.child(bindings, options))
  return {
    level: log.level,
    fatal: logThrough(own, 'fatal'),
    error: logThrough(own, 'error'),
    warn: logThrough(own, 'warn'),
    info: logThrough(own, 'info'),
    debug: logThrough(own, 'debug'),
    trace: logThrough(own, 'trace'),
    silent: logThrough(own, 'silent'),
    child: (more, others) => own().child(more, others),
  }
}

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

const logThrough =
  (own: () => FastifyBaseLogger, level: Level) =>
  (...line: unknown[]): void => {
    const log = own()
    Reflect.apply(log[level], log, line)
  }

/** Sends the id with every response. */
export function installRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}

/** Logs each request once, when it is answered; a line at its start would add nothing. */
export function logOnce(): LogController {
  // The logged fields of a request are listed one by one; redacting secrets in every line took as long as routing the
  // request.
  let lines: FastifyBaseLogger | null = null
  const requestCompleted: LogController['requestCompleted'] = (error, request, reply) => {
    const { id: reqId } = request
    const { elapsedTime: responseTime } = reply
    if (error)
      return reply.log.error({ req: request, res: reply, responseTime, err: error }, 'request errored')
    lines ??= reply.server.log.child({}, { redact: [] })
    lines.info({ reqId, req: request, res: reply, responseTime }, 'request completed')
  }
  return Object.assign(new LogController(), { incomingRequest: () => undefined, requestCompleted })
}
