/**
 * Recognizes errors that mean that the database is unavailable. It marks them where they arise, by the operation that
 * failed, because no list of system codes or of the driver's messages would ever be complete.
 */
import { DatabaseError, type Client, type Pool } from 'pg'
import { rememberFault } from './write-check.ts'

/** Errors of connecting, lost connections and timeouts. */
const unavailable = new WeakSet<object>()

/** SQLSTATE classes: connection errors, lost races, exhausted resources, operator intervention and system errors. */
const transientClasses = new Set(['08', '40', '53', '57', '58'])

/** Single SQLSTATEs: an unavailable lock, a read-only database, and sessions that the server ended. */
const transientStates = new Set(['25006', '25P03', '25P04', '55P03'])

/** True if this error itself, not its cause, makes the database unavailable; the same call may work later. */
export function isDatabaseUnavailable(error: Error): boolean {
  if (unavailable.has(error)) return true
  if (!(error instanceof DatabaseError) || error.code === undefined) return false
  return transientClasses.has(error.code.slice(0, 2)) || transientStates.has(error.code)
}

/** True if this error or one of its causes makes the database unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isDatabaseUnavailable(cause)) return true
  }
  return false
}

function mark(error: unknown): void {
  if (typeof error === 'object' && error !== null) unavailable.add(error)
}

/** Returns the result of connecting to the database; marks whatever it throws. */
export async function markConnecting<Result>(connecting: Promise<Result>): Promise<Result> {
  try {
    return await connecting
  } catch (error) {
    mark(error)
    throw error
  }
}

type Callback = (error: unknown, ...answer: unknown[]) => void

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** The driver's functions, which accept several forms of arguments. */
interface Connectable {
  connect(...args: unknown[]): unknown
}

interface ConnectionRequest {
  query(...args: unknown[]): unknown
}

/** How a connection is guarded. */
interface Guard {
  /** Milliseconds without an answer after which a connection is closed; 0 means no timeout. */
  queryTimeoutMs: number
  /** Sends every query without the name of a prepared statement, as behind a pooler that doesn't follow them. */
  dropsNames?: boolean
  /** Called when the pool can't provide a connection. */
  onUnreachable?: () => void
  /** Called with every error of a query. */
  onError?: (error: unknown) => void
}

/** Marks errors that keep the pool from providing a connection, and guards each connection that it opens. */
export function guardPool(pool: Pool, guard: Omit<Guard, 'onError'>): void {
  const connectable: Connectable = pool
  const connect = connectable.connect.bind(pool)
  const refuse = (error: unknown) => {
    mark(error)
    guard.onUnreachable?.()
  }
  connectable.connect = (callback) => {
    if (!isCallback(callback))
      return Promise.resolve(connect()).catch((error: unknown) => {
        refuse(error)
        throw error
      })
    return connect((error: unknown, ...given: unknown[]) => {
      if (error) refuse(error)
      callback(error, ...given)
    })
  }
  const onError = (error: unknown) => rememberFault(pool, error)
  pool.on('connect', (client) => guardConnection(client, { ...guard, onError }))
}

/**
 * Closes a connection whose query takes longer than the guard's timeout (or its own `query_timeout`), and marks the
 * errors of queries on a lost connection. The driver's own timeout is not used, because only the text of its message
 * identifies it.
 */
export function guardConnection(client: Client, guard: Guard): void {
  const { queryTimeoutMs, dropsNames = false, onError } = guard
  let isLost = false
  const markLost = () => {
    isLost = true
  }
  // The pool does not listen to a client in use, and an unhandled error event would end the process.
  client.on('error', markLost)
  client.on('end', markLost)
  const giveUp = () => {
    isLost = true
    void client.end()
  }
  const request: ConnectionRequest = client
  const runQuery = request.query.bind(client)
  request.query = (first, ...rest) => {
    const { question, limit = queryTimeoutMs } = splitTimeout(first)
    const queryArgument = dropsNames ? withoutName(question) : question
    const timer = limit > 0 ? setTimeout(giveUp, limit) : undefined
    const finish = (error?: unknown) => {
      clearTimeout(timer)
      if (!error) return
      onError?.(error)
      if (isLost) mark(error)
    }
    const callback = rest.at(-1)
    if (isCallback(callback)) {
      return runQuery(queryArgument, ...rest.slice(0, -1), (error: unknown, ...answer: unknown[]) => {
        finish(error)
        callback(error, ...answer)
      })
    }
    const answer = runQuery(queryArgument, ...rest)
    if (answer instanceof Promise) answer.then(() => finish(), finish)
    // A stream, such as COPY, has no single time at which it is answered.
    else clearTimeout(timer)
    return answer
  }
}

/** Separates a query from its timeout, so that the driver does not apply it; an object that submits itself has none. */
function splitTimeout(queryArgument: unknown): { question: unknown; limit?: number } {
  if (typeof queryArgument !== 'object' || queryArgument === null || 'submit' in queryArgument)
    return { question: queryArgument }
  if (!('query_timeout' in queryArgument)) return { question: queryArgument }
  const { query_timeout: limit, ...rest } = queryArgument
  return typeof limit === 'number' ? { question: rest, limit } : { question: queryArgument }
}

/** The query without the name under which it would be prepared; an object that submits itself has none. */
function withoutName(queryArgument: unknown): unknown {
  if (typeof queryArgument !== 'object' || queryArgument === null || 'submit' in queryArgument)
    return queryArgument
  if (!('name' in queryArgument)) return queryArgument
  const { name: _, ...rest } = queryArgument
  return rest
}
