/** Records the statements of an endpoint from real calls, so that the floor runs the same ones. */
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

/** A recorded statement and the first row of its result. */
export interface Statement {
  name?: string | undefined
  text: string
  values: unknown[]
  row: unknown[]
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  cookie?: string
  body?: Record<string, unknown>
}

const sentQuery = z.union([
  z.string().transform((text) => ({ text, values: undefined, name: undefined })),
  z.object({
    text: z.string(),
    values: z.array(z.unknown()).nullish(),
    name: z.string().optional(),
  }),
])
const answered = z.object({ rows: z.array(z.unknown()).default([]) })

/** The statements of a call. */
export interface Recorded {
  /** Of the first call, including results that are then cached for ten seconds, such as totals. */
  fresh: Statement[]
  /** Of the next call. */
  kept: Statement[]
}

export interface Recorder {
  /** Makes a read twice and a write once. */
  record(call: Call): Promise<Recorded>
}

/** Records every connection of a pool, from before the app that is being built uses it. */
export function recordStatements(pool: Pool, built: Promise<FastifyInstance>): Recorder {
  let recorded: Statement[] = []
  pool.on('connect', (client) => listenTo(client, (statement) => recorded.push(statement)))
  const make = async (call: Call) => {
    const app = await built
    const own: Statement[] = []
    recorded = own
    const { statusCode, body } = await app.inject(injectionOf(call))
    recorded = []
    if (statusCode >= 300) throw new Error(`${call.method} ${call.path} was answered ${statusCode}: ${body}`)
    return own
  }
  return {
    async record(call) {
      const fresh = await make(call)
      return { fresh, kept: call.method === 'GET' ? await make(call) : fresh }
    },
  }
}

/** Converts the call for `app.inject`, which needs no network. */
export function injectionOf({ method, path, cookie, body }: Call): InjectOptions {
  return {
    method,
    url: path,
    headers: { host: 'localhost', ...(cookie && { cookie }) },
    ...(body && { payload: body }),
  }
}

function listenTo(client: PoolClient, recordCalls: (statement: Statement) => void): void {
  const send: (...args: unknown[]) => unknown = Reflect.get(client, 'query').bind(client)
  const query = (...args: unknown[]) => {
    const [sent, values, callback] = args
    const { name, text, values: own } = sentQuery.parse(sent)
    const list = own ?? (Array.isArray(values) ? values : [])
    const statement: Statement = { name, text, values: list, row: [] }
    recordCalls(statement)
    const saveRow = (result: unknown) => {
      const [row] = answered.safeParse(result).data?.rows ?? []
      statement.row = typeof row === 'object' && row !== null ? Object.values(row) : []
    }
    const listener = [callback, values].find((each) => typeof each === 'function')
    if (typeof listener === 'function') {
      const place = args.indexOf(listener)
      return send(
        ...args.with(place, (error: unknown, result: unknown) => {
          saveRow(result)
          Reflect.apply(listener, undefined, [error, result])
        }),
      )
    }
    const answer = send(...args)
    if (answer instanceof Promise) answer.then(saveRow, () => undefined)
    return answer
  }
  Object.assign(client, { query })
}
