/** Metrics for Prometheus. */
import type { FastifyInstance } from 'fastify'
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type RegistryContentType,
} from 'prom-client'
import { streamType } from '#contract/live/event-stream.ts'
import { followLive } from '#contract/live/live.ts'
import { replicaOf, type Database } from '#server/db/db.ts'
import type { Replica } from '#server/db/replica.ts'
import { isIndexLoaded } from '#server/matching/live-index.ts'
import type { WriteWatch } from '#server/process/degradation.ts'
import { countJobs, measureBackupAge } from './queries.ts'

export interface Metrics {
  /** Counts the app's responses. */
  watch(app: FastifyInstance): void
  /** Counts something that was rejected or reduced because of overload. */
  countShed(reason: ShedReason): void
  /** The metrics as Prometheus text. */
  render(): Promise<string>
}

/** What was shed: a connection, a request, or the rendering of a page (the browser renders it then). */
export const shedReasons = [
  'connections',
  'address_connections',
  'unread_answer',
  'pipelined_requests',
  'late_event_loop',
  'full_queue',
  'client_queue',
  'account_queue',
  'page_shell',
] as const
export type ShedReason = (typeof shedReasons)[number]

interface Measure {
  name: string
  help: string
  /** How to combine the values of several processes. */
  aggregator?: 'sum' | 'max' | 'min'
  collect(set: (state: string, value: number) => void): void | Promise<void>
}

/** Seconds, from a cached read to beyond the longest time that a statement may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of this process, which a primary process can collect. */
export function createMetrics({ db, pool }: Database, writes: WriteWatch): Metrics {
  const registry = new AggregatorRegistry()
  AggregatorRegistry.setRegistries([registry])
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'bridge_http_request_duration_seconds',
    help: 'Time from request to response, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const shed = new Counter({
    name: 'bridge_shed_total',
    help: 'Requests refused or left to the browser to render because of load, by reason.',
    labelNames: ['reason'],
    registers,
  })
  // A series that starts at its first event would have no rate for that event.
  for (const reason of shedReasons) shed.inc({ reason }, 0)
  const gauge = ({ name, help, aggregator = 'sum', collect }: Measure) => {
    const made: Gauge<'state'> = new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      aggregator,
      async collect() {
        made.reset()
        await collect((state, value) => made.set({ state }, value))
      },
    })
  }
  gauge({
    name: 'bridge_database_connections',
    help: 'Connections in the pool, and requests waiting for one.',
    collect(set) {
      set('in_use', pool.totalCount - pool.idleCount)
      set('idle', pool.idleCount)
      set('waiting', pool.waitingCount)
    },
  })
  const replica = replicaOf(db)
  if (replica) watchReplica(replica, { registers, gauge })
  gauge({
    name: 'bridge_jobs',
    help: 'Jobs that are waiting, due, or failed.',
    // Every process counts the same table.
    aggregator: 'max',
    async collect(set) {
      const counts = await countJobs(pool).catch(() => null)
      if (!counts) return
      set('waiting', counts.waiting)
      set('due', counts.due)
      set('dead', counts.dead)
    },
  })
  gauge({
    name: 'bridge_backup_age_seconds',
    help: 'The age of the last backup of npm run backup; before the first one, of the database.',
    aggregator: 'max',
    async collect(set) {
      const age = await measureBackupAge(pool).catch(() => null)
      if (age !== null) set('last', age)
    },
  })
  gauge({
    name: 'bridge_degraded',
    help: '1 where writes fail while reads work: in the database, or of uploaded files.',
    // Each process checks for itself.
    aggregator: 'max',
    async collect(set) {
      const { database, uploads } = await writes.check()
      set('database', database ? 1 : 0)
      set('uploads', uploads ? 1 : 0)
    },
  })
  gauge({
    name: 'bridge_match_index',
    help: '1 once all projects are loaded that matches are found among, in all processes.',
    aggregator: 'min',
    collect: (set) => set('loaded', isIndexLoaded(db) ? 1 : 0),
  })
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none'
        // A stream lasts as long as its page is open, so its duration says nothing about response time.
        if (route === followLive.path && request.headers.accept === streamType) return
        const labels = { method: request.method, route, status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
      })
    },
    countShed: (reason) => shed.inc({ reason }),
    render: () => registry.metrics(),
  }
}

interface Registration {
  registers: AggregatorRegistry<RegistryContentType>[]
  gauge(measure: Measure): void
}

/** Whether the copy of the database is in use, and how much it takes off the primary. */
function watchReplica(replica: Replica, { registers, gauge }: Registration): void {
  gauge({
    name: 'bridge_replica',
    help: '1 while the replica is recent enough to answer visitors, in all processes.',
    aggregator: 'min',
    collect: (set) => set('usable', replica.report().isUsable ? 1 : 0),
  })
  const reads: Counter<'server'> = new Counter({
    name: 'bridge_replica_reads_total',
    help: 'Reads of visitors that the replica may answer, by the server that did.',
    labelNames: ['server'],
    registers,
    collect() {
      reads.reset()
      for (const [server, count] of Object.entries(replica.report().reads)) reads.inc({ server }, count)
    },
  })
}

/** Collects the metrics of all worker processes of this primary process. */
export function createGatheredMetrics(): Metrics {
  const registry = new AggregatorRegistry()
  return { watch: () => undefined, countShed: () => undefined, render: () => registry.clusterMetrics() }
}
