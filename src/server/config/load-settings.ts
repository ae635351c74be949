/**
 * Settings for how much work one process accepts at a time and where its health is answered (docs/security.md,
 * "Load").
 */
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

/** A limit is `Infinity` if its setting is 0. */
export type LoadLimits = Readonly<{
  /** Maximum open connections, in total and per client network. */
  connections: number
  connectionsPerAddress: number
  /** Maximum requests in progress, in total and per account (signed out: per client network). */
  requests: number
  requestsPerClient: number
  /** Maximum writes in progress per account. */
  writesPerAccount: number
  /** Maximum pages rendered at the same time. */
  pages: number
  /** Milliseconds for which a page rendered for a visitor is reused for others; 0 renders every page. */
  pageCache: number
  /**
   * Event loop delay in milliseconds: above the first value the browser renders pages, above the second requests are
   * refused.
   */
  shellAbove: number
  refuseAbove: number
  /** Seconds that a response may wait for a client that does not read it. */
  unreadSeconds: number
}>

export type HealthAddress = Readonly<{
  /** If null, health is answered on the product's own port only. */
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
