/** What one process takes on at a time, and where its health is answered, as settings (docs/security.md, "Load"). */
import { z } from 'zod'
import { whole, wholeNumber } from './setting-kinds.ts'

const most = 100_000

export const loadSettings = {
  CONNECTIONS: whole(4000, [0, most]),
  CONNECTIONS_PER_ADDRESS: whole(200, [0, most]),
  REQUESTS_AT_ONCE: whole(64, [0, most]),
  REQUESTS_AT_ONCE_PER_CLIENT: whole(16, [0, most]),
  WRITES_AT_ONCE_PER_ACCOUNT: whole(4, [0, most]),
  PAGES_AT_ONCE: whole(2, [0, most]),
  PAGE_CACHE_MS: whole(1000, [0, 1000]),
  SHELL_ABOVE_MS: whole(200, [0, most]),
  REFUSE_ABOVE_MS: whole(1000, [0, most]),
  UNREAD_SECONDS: whole(20, [0, 3600]),
  HEALTH_PORT: wholeNumber([0, 65_535]).optional(),
  HEALTH_HOST: z.string().default('127.0.0.1'),
  HEALTH_STALL_SECONDS: whole(30, [1, 3600]),
}

const written = z.object(loadSettings)

/** Each limit is `Infinity` where the setting is 0. */
export type LoadLimits = Readonly<{
  /** Open connections, in all and from one client network. */
  connections: number
  connectionsPerAddress: number
  /** Requests worked on at the same time, in all and of one account or (signed out) one client network. */
  requests: number
  requestsPerClient: number
  /** Writes of one account worked on at the same time. */
  writesPerAccount: number
  /** Pages rendered at the same time. */
  pages: number
  /** Milliseconds for which a page that was rendered for a visitor is given to others; 0 renders each. */
  pageCache: number
  /** Milliseconds by which the event loop is late: above the first the browser renders, above the second requests are refused. */
  shellAbove: number
  refuseAbove: number
  /** Seconds for which what was answered may wait for its reader. */
  unreadSeconds: number
}>

export type HealthPlace = Readonly<{
  /** Null answers health on the product's own port alone. */
  port: number | null
  host: string
  /** Seconds without a turn of the event loop after which a process counts as hung. */
  stallSeconds: number
}>

const unlessZero = (limit: number) => (limit === 0 ? Infinity : limit)

export const readLoadLimits = (values: z.output<typeof written>): LoadLimits => ({
  connections: unlessZero(values.CONNECTIONS),
  connectionsPerAddress: unlessZero(values.CONNECTIONS_PER_ADDRESS),
  requests: unlessZero(values.REQUESTS_AT_ONCE),
  requestsPerClient: unlessZero(values.REQUESTS_AT_ONCE_PER_CLIENT),
  writesPerAccount: unlessZero(values.WRITES_AT_ONCE_PER_ACCOUNT),
  pages: unlessZero(values.PAGES_AT_ONCE),
  pageCache: values.PAGE_CACHE_MS,
  shellAbove: unlessZero(values.SHELL_ABOVE_MS),
  refuseAbove: unlessZero(values.REFUSE_ABOVE_MS),
  unreadSeconds: unlessZero(values.UNREAD_SECONDS),
})

export const readHealthPlace = (values: z.output<typeof written>): HealthPlace => ({
  port: values.HEALTH_PORT ?? null,
  host: values.HEALTH_HOST,
  stallSeconds: values.HEALTH_STALL_SECONDS,
})
