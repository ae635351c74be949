/**
 * The floor: a plain Node HTTP server that runs the statements recorded for an endpoint and returns their rows as
 * JSON.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { verifyPassword } from '#server/features/accounts/passwords.ts'
import type { Recorded, Statement } from './record.ts'

/** The floor's input: the statements of each address, or of one sample call that represents all calls of its kind. */
export interface Script {
  /** Keyed by address and cookie. */
  exact: Record<string, Recorded>
  /** Keyed by path. A replay replaces the recorded ids with those of the call. */
  samples: Record<string, Sample>
}

export interface Sample {
  statements: Statement[]
  /** The body and cookie of the recording. */
  body: Record<string, string>
  cookie: string
}

/** Milliseconds for which the product caches results; the floor caches just as long. */
const cacheMs = 10_000

/** Maps a recorded value, as text, to the call's own value. */
type Own = Map<string, string>

export const keyOf = (path: string, cookie: string | undefined) => `${path} ${cookie ?? ''}`

const hashOf = (cookie: string) =>
  createHash('sha256').update(cookie.replace(/^sid=/, '')).digest().toString('hex')

/** Serves the script on a free port. */
export async function serveFloor(pool: Pool, script: Script): Promise<string> {
  const found = new Map<string, number>()
  /** Returns the statements of an address. Every ten seconds one call also runs those whose results are cached. */
  const statementsOf = (key: string): Statement[] => {
    const { fresh, kept } = script.exact[key] ?? { fresh: [], kept: [] }
    const time = performance.now()
    if (time - (found.get(key) ?? Number.NEGATIVE_INFINITY) < cacheMs) return kept
    found.set(key, time)
    return fresh
  }
  const server = createServer((request, response) => {
    answer({ pool, statementsOf, samples: script.samples }, request).then(
      ({ status, rows }) => {
        const text = JSON.stringify(rows)
        response.writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        })
        response.end(text)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function answer(
  {
    pool,
    statementsOf,
    samples,
  }: { pool: Pool; statementsOf: (key: string) => Statement[]; samples: Script['samples'] },
  request: IncomingMessage,
) {
  const { url = '', headers } = request
  const sample = samples[url]
  if (!sample) {
    let rows: unknown = []
    for (const statement of statementsOf(keyOf(url, headers.cookie)))
      rows = (await pool.query(configOf(statement))).rows
    return { status: 200, rows }
  }
  const body = z.record(z.string(), z.string()).parse(JSON.parse(await readBody(request)))
  const rows = await replay(pool, sample, { body, cookie: headers.cookie ?? '' })
  return { status: url.endsWith('applications') ? 201 : 200, rows }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const configOf = ({ name, text, values }: Statement) => ({ text, values, ...(name && { name }) })

/**
 * Runs a sample for a call: on one connection from `begin` to `commit`, and with the ids that earlier statements
 * return.
 */
async function replay(
  pool: Pool,
  sample: Sample,
  call: { body: Record<string, string>; cookie: string },
): Promise<unknown> {
  const own: Own = new Map(
    Object.entries(sample.body).map(([name, value]) => [value, call.body[name] ?? value]),
  )
  own.set(hashOf(sample.cookie), hashOf(call.cookie))
  let client: PoolClient | null = null
  let rows: unknown = []
  for (const statement of sample.statements) {
    if (/^begin/i.test(statement.text)) client = await pool.connect()
    const values = statement.values.map((value) => ownValue(value, own))
    const result = await (client ?? pool).query<Record<string, unknown>>({ ...configOf(statement), values })
    rows = result.rows
    const [row = {}] = result.rows
    recordReturnedIds(statement.row, Object.values(row), own)
    const hash = row['password_hash']
    if (typeof hash === 'string') await verifyPassword(hash, call.body['password'] ?? '')
    if (/^commit/i.test(statement.text)) {
      client?.release()
      client = null
    }
  }
  return rows
}

/** Whether a value is an id: a number may be text, as named statements return every value. */
const isName = (value: unknown) =>
  (typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) || Number(value) >= 700_000_000

/** Maps the recorded returned ids to the ids returned now. */
function recordReturnedIds(recorded: readonly unknown[], given: readonly unknown[], own: Own): void {
  for (const [index, value] of recorded.entries())
    if (isName(value)) own.set(String(value), String(given[index] ?? value))
}

function ownValue(value: unknown, own: Own): unknown {
  if (Buffer.isBuffer(value) || value instanceof Uint8Array) {
    const known = own.get(Buffer.from(value).toString('hex'))
    // A token that the call generates is different every time.
    return known === undefined ? randomBytes(value.length) : Buffer.from(known, 'hex')
  }
  if (typeof value === 'number') return Number(own.get(String(value)) ?? value)
  if (Array.isArray(value)) return value.map((each) => ownValue(each, own))
  if (typeof value !== 'string') return value
  let text = value
  for (const [recorded, mine] of own) if (text.includes(recorded)) text = text.replaceAll(recorded, mine)
  return text
}
