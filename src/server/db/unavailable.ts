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

type Settle = (error: unknown, ...answer: unknown[]) => void

const isSettle = (value: unknown): value is Settle => typeof value === 'function'

/** The driver's calls, whatever form of arguments they are made with. */
interface Opening {
  connect(...args: unknown[]): unknown
}

interface Asking {
  query(...args: unknown[]): unknown
}

/** Marks what keeps the pool from giving a connection, and guards each connection that it opens. */
export function guardPool(pool: Pool, longestQuery: number): void {
  const opening: Opening = pool
  const connect = opening.connect.bind(pool)
  opening.connect = (settle) => {
    if (!isSettle(settle)) return markConnecting(Promise.resolve(connect()))
    return connect((error: unknown, ...given: unknown[]) => {
      if (error) mark(error)
      settle(error, ...given)
    })
  }
  const hear = (error: unknown) => rememberFault(pool, error)
  pool.on('connect', (client) => guardConnection(client, longestQuery, hear))
}

/**
 * Gives up a connection on which a query waits longer than so many milliseconds (or its own `query_timeout`; 0 waits without
 * end), and marks the errors of queries on a connection that is lost; `hear` is given every error. The driver's own time limit
 * is not used: it
 * leaves an error that only its English tells.
 */
export function guardConnection(
  client: Client,
  longestQuery: number,
  hear: (error: unknown) => void = () => undefined,
): void {
  let isLost = false
  const lose = () => {
    isLost = true
  }
  // While a client is in use the pool does not listen, and an error that nobody hears ends the process.
  client.on('error', lose)
  client.on('end', lose)
  const giveUp = () => {
    isLost = true
    void client.end()
  }
  const asking: Asking = client
  const ask = asking.query.bind(client)
  asking.query = (first, ...rest) => {
    const { question, limit = longestQuery } = withoutLimit(first)
    const timer = limit > 0 ? setTimeout(giveUp, limit) : undefined
    const settled = (error?: unknown) => {
      clearTimeout(timer)
      if (!error) return
      hear(error)
      if (isLost) mark(error)
    }
    const settle = rest.at(-1)
    if (isSettle(settle)) {
      return ask(question, ...rest.slice(0, -1), (error: unknown, ...answer: unknown[]) => {
        settled(error)
        settle(error, ...answer)
      })
    }
    const answer = ask(question, ...rest)
    if (answer instanceof Promise) answer.then(() => settled(), settled)
    // A stream, such as that of COPY, has no one moment by which it is answered.
    else clearTimeout(timer)
    return answer
  }
}

/** A question without the time limit that the driver would take from it; one that submits itself has none. */
function withoutLimit(question: unknown): { question: unknown; limit?: number } {
  if (typeof question !== 'object' || question === null || 'submit' in question) return { question }
  if (!('query_timeout' in question)) return { question }
  const { query_timeout: limit, ...rest } = question
  return typeof limit === 'number' ? { question: rest, limit } : { question }
}
