/** The cost of many open live streams for a process. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createEventParser, streamType } from '#contract/live/event-stream.ts'
import { followLive } from '#contract/live/live.ts'
import { openDatabase, type Db } from '#server/db/db.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { withClient } from './copy-rows.ts'
import { tokenOf } from './generate.ts'
import { median } from './report.ts'
import { startServer } from './serve.ts'

export interface StreamCosts {
  streams: number
  /** Resident memory of the process in kB. */
  memoryBefore: number
  memoryWith: number
  connectionsBefore: number
  connectionsWith: number
  /**
   * Milliseconds from the commit of one person's event until their stream receives it: the median and the longest.
   */
  one: number
  slowest: number
  /** Milliseconds from the commit of an event for everyone until the last stream receives it. */
  everybody: number
  /** Events that arrived twice, never or out of order; normally none. */
  wrong: number
}

interface OpenStream {
  userId: string
  /** The ids of the received events. */
  ids: number[]
  received: () => void
  response: IncomingMessage
}

/** The number of events sent to one person. */
const eventCount = 200

/** Opens the streams to a separate process and sends events to them. */
export async function measureStreams(databaseUrl: string, streams: number): Promise<StreamCosts> {
  const server = await startServer(databaseUrl, null)
  const database = openDatabase(databaseUrl, { poolSize: 2, applicationName: 'bench' })
  // Disables the product's idle limit and the client's limit on connections.
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  const measureServer = () => Promise.all([memoryOf(server.pid), countConnections(databaseUrl)])
  try {
    const userIds = await listUsers(databaseUrl, streams)
    const openAll = () => openStreams({ url: server.url, agent, userIds })
    for (const { response } of await openAll()) response.destroy()
    const [memoryBefore, connectionsBefore] = await measureServer()
    const open = await openAll()
    const [memoryWith, connectionsWith] = await measureServer()
    const times: number[] = []
    for (let turn = 0; turn < eventCount; turn += 1) {
      times.push(await timeEvent(database.db, open.slice(turn % open.length).slice(0, 1)))
    }
    const everybody = await timeEvent(database.db, open)
    const wrong = open.filter(({ ids }) => ids.some((id, at) => id !== (ids[0] ?? 0) + at)).length
    for (const { response } of open) response.destroy()
    return {
      streams,
      memoryBefore,
      memoryWith,
      connectionsBefore,
      connectionsWith,
      one: median(times),
      slowest: Math.max(...times),
      everybody,
      wrong,
    }
  } finally {
    agent.destroy()
    await database.close()
    await server.stop()
  }
}

/** Milliseconds from the commit until each stream has received the event. */
async function timeEvent(db: Db, streams: readonly OpenStream[]): Promise<number> {
  const received = Promise.all(
    streams.map((stream) => new Promise<void>((resolve) => (stream.received = resolve))),
  )
  await sendLiveEvent(
    db,
    streams.map(({ userId }) => userId),
    { kind: 'notifications', data: {} },
  )
  const startedAt = performance.now()
  await received
  return performance.now() - startedAt
}

async function openStreams({
  url,
  agent,
  userIds,
}: {
  url: string
  agent: Agent
  userIds: readonly string[]
}): Promise<OpenStream[]> {
  const open: OpenStream[] = []
  // Opens a few at a time, the way people arrive.
  for (let at = 0; at < userIds.length; at += 20) {
    const some = userIds.slice(at, at + 20)
    open.push(
      ...(await Promise.all(
        some.map((userId, index) => openStream(url, agent, { userId, number: at + index })),
      )),
    )
  }
  return open
}

function openStream(
  url: string,
  agent: Agent,
  { userId, number }: { userId: string; number: number },
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = { accept: streamType, cookie: `sid=${tokenOf(number)}` }
    const request = get(`${url}${followLive.path}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`a stream was answered ${response.statusCode}`))
      const stream: OpenStream = { userId, ids: [], received: () => undefined, response }
      const read = createEventParser()
      response.on('error', () => undefined)
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const { id, kind } of read(text)) {
          if (kind === 'open') resolve(stream)
          else if (id !== null) {
            stream.ids.push(id)
            stream.received()
          }
        }
      })
    })
    request.on('error', reject)
  })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Lists the signed-in volunteers by number. */
async function listUsers(databaseUrl: string, count: number): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ user_id: string }>(
      `select s.user_id from unnest($1::bytea[]) with ordinality as t(hash, number)
       join sessions s on s.token_hash = t.hash order by number`,
      [Array.from({ length: count }, (_, number) => hashOf(tokenOf(number)))],
    )
    return rows.map((row) => row.user_id)
  })
}

/** The lowest of several measurements over two seconds, in kB, because garbage may be collected in between. */
export async function memoryOf(pid: number): Promise<number> {
  const looks: number[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    looks.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]))
    await wait(200)
  }
  return Math.min(...looks)
}

/** How many connections the product has to a database. */
export async function countConnections(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name like 'bridge-collective%'`,
    )
    return rows[0]?.count ?? 0
  })
}
