/**
 * Which errors mean that the database cannot be used right now. That is decided where an error arises, by what failed:
 * neither a list of system codes nor the driver's English would ever be complete.
 */
import { DatabaseError, type Client, type Pool } from 'pg'
import { rememberFault } from './write-check.ts'

/** Errors of connecting, of lost connections and of answers that never came. */
const unavailable = new WeakSet<object>()

/** SQLSTATE classes for: no connection, a lost race, no resources left, an operator, and a failing system below. */
const transientClasses = new Set(['08', '40', '53', '57', '58'])

/** And single states: a lock that is taken, a database that is read-only, and sessions that the server ended. */
const transientStates = new Set(['25006', '25P03', '25P04', '55P03'])

/** Whether this very error, whatever caused it, keeps the product from its database: the same call may work later. */
export function isDatabaseUnavailable(error: Error): boolean {
  if (unavailable.has(error)) return true
  if (!(error instanceof DatabaseError) || error.code === undefined) return false
  return transientClasses.has(error.code.slice(0, 2)) || transientStates.has(error.code)
}

function mark(error: unknown): void {
  if (typeof error === 'object' && error !== null) unavailable.add(error)
}

/** Passes on what connecting to the database answers; marks whatever it throws. */
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

/** The driver's calls, whatever form of arguments they are made with. */
interface Connectable {
  connect(...args: unknown[]): unknown
}

interface ConnectionRequest {
  query(...args: unknown[]): unknown
}

/** Marks what keeps the pool from giving a connection, and guards each connection that it opens. */
export function guardPool(pool: Pool, queryTimeoutMs: number): void {
  const connectable: Connectable = pool
  const connect = connectable.connect.bind(pool)
  connectable.connect = (callback) => {
    if (!isCallback(callback)) return markConnecting(Promise.resolve(connect()))
    return connect((error: unknown, ...given: unknown[]) => {
      if (error) mark(error)
      callback(error, ...given)
    })
  }
  const onMessage = (error: unknown) => rememberFault(pool, error)
  pool.on('connect', (client) => guardConnection(client, queryTimeoutMs, onMessage))
}

/**
 * Gives up a connection on which a query waits longer than so many milliseconds (or its own `query_timeout`; 0 waits without
 * end), and marks the errors of queries on a connection that is lost; `hear` is given every error. The driver's own time limit
 * is not used: it
 * leaves an error that only its English tells.
 */
export function guardConnection(
  client: Client,
  queryTimeoutMs: number,
  onMessage: (error: unknown) => void = () => undefined,
): void {
  let isLost = false
  const markLost = () => {
    isLost = true
  }
  // While a client is in use the pool does not listen, and an error that nobody hears ends the process.
  client.on('error', markLost)
  client.on('end', markLost)
  const giveUp = () => {
    isLost = true
    void client.end()
  }
  const request: ConnectionRequest = client
  const runQuery = request.query.bind(client)
  request.query = (first, ...rest) => {
    const { question: queryArgument, limit = queryTimeoutMs } = splitTimeout(first)
    const timer = limit > 0 ? setTimeout(giveUp, limit) : undefined
    const finish = (error?: unknown) => {
      clearTimeout(timer)
      if (!error) return
      onMessage(error)
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
    // A stream, such as that of COPY, has no one moment by which it is answered.
    else clearTimeout(timer)
    return answer
  }
}

/** A question without the time limit that the driver would take from it; one that submits itself has none. */
function splitTimeout(queryArgument: unknown): { question: unknown; limit?: number } {
  if (typeof queryArgument !== 'object' || queryArgument === null || 'submit' in queryArgument)
    return { question: queryArgument }
  if (!('query_timeout' in queryArgument)) return { question: queryArgument }
  const { query_timeout: limit, ...rest } = queryArgument
  return typeof limit === 'number' ? { question: rest, limit } : { question: queryArgument }
}
