/** What one process takes on at a time, and where its health is answered, as settings (docs/security.md, "Load"). */
import { z } from 'zod'
import { wholeNumberSetting, wholeNumber } from './setting-kinds.ts'

const maxValue = 100_000

export const loadSettings = {
  CONNECTIONS: wholeNumberSetting(4000, [0, maxValue]),
  CONNECTIONS_PER_ADDRESS: wholeNumberSetting(200, [0, maxValue]),
  REQUESTS_AT_ONCE: wholeNumberSetting(64, [0, maxValue]),
  REQUESTS_AT_ONCE_PER_CLIENT: wholeNumberSetting(16, [0, maxValue]),
  WRITES_AT_ONCE_PER_ACCOUNT: wholeNumberSetting(4, [0, maxValue]),
  PAGES_AT_ONCE: wholeNumberSetting(2, [0, maxValue]),
  PAGE_CACHE_MS: wholeNumberSetting(1000, [0, 1000]),
  SHELL_ABOVE_MS: wholeNumberSetting(200, [0, maxValue]),
  REFUSE_ABOVE_MS: wholeNumberSetting(1000, [0, maxValue]),
  UNREAD_SECONDS: wholeNumberSetting(20, [0, 3600]),
  HEALTH_PORT: wholeNumber([0, 65_535]).optional(),
  HEALTH_HOST: z.string().default('127.0.0.1'),
  HEALTH_STALL_SECONDS: wholeNumberSetting(30, [1, 3600]),
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

export type HealthAddress = Readonly<{
  /** Null answers health on the product's own port alone. */
  port: number | null
  host: string
  /** Seconds without a turn of the event loop after which a process counts as hung. */
  stallSeconds: number
}>

const zeroToInfinity = (limit: number) => (limit === 0 ? Infinity : limit)

export const parseLoadLimits = (values: z.output<typeof written>): LoadLimits => ({
  connections: zeroToInfinity(values.CONNECTIONS),
  connectionsPerAddress: zeroToInfinity(values.CONNECTIONS_PER_ADDRESS),
  requests: zeroToInfinity(values.REQUESTS_AT_ONCE),
  requestsPerClient: zeroToInfinity(values.REQUESTS_AT_ONCE_PER_CLIENT),
  writesPerAccount: zeroToInfinity(values.WRITES_AT_ONCE_PER_ACCOUNT),
  pages: zeroToInfinity(values.PAGES_AT_ONCE),
  pageCache: values.PAGE_CACHE_MS,
  shellAbove: zeroToInfinity(values.SHELL_ABOVE_MS),
  refuseAbove: zeroToInfinity(values.REFUSE_ABOVE_MS),
  unreadSeconds: zeroToInfinity(values.UNREAD_SECONDS),
})

export const parseHealthAddress = (values: z.output<typeof written>): HealthAddress => ({
  port: values.HEALTH_PORT ?? null,
  host: values.HEALTH_HOST,
  stallSeconds: values.HEALTH_STALL_SECONDS,
})
