/** What one process takes on at a time as settings (docs/security.md, "Load"). */
import { z } from 'zod'
import { whole } from './setting-kinds.ts'

const most = 100_000

export const loadSettings = {
  CONNECTIONS: whole(4000, [0, most]),
  CONNECTIONS_PER_ADDRESS: whole(200, [0, most]),
  REQUESTS_AT_ONCE: whole(64, [0, most]),
  REQUESTS_AT_ONCE_PER_CLIENT: whole(16, [0, most]),
  WRITES_AT_ONCE_PER_ACCOUNT: whole(4, [0, most]),
  PAGES_AT_ONCE: whole(2, [0, most]),
  SHELL_ABOVE_MS: whole(200, [0, most]),
  REFUSE_ABOVE_MS: whole(1000, [0, most]),
  UNREAD_SECONDS: whole(20, [0, 3600]),
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
  /** Milliseconds by which the event loop is late: above the first the browser renders, above the second requests are refused. */
  shellAbove: number
  refuseAbove: number
  /** Seconds for which what was answered may wait for its reader. */
  unreadSeconds: number
}>

const unlessZero = (limit: number) => (limit === 0 ? Infinity : limit)

export const readLoadLimits = (values: z.output<typeof written>): LoadLimits => ({
  connections: unlessZero(values.CONNECTIONS),
  connectionsPerAddress: unlessZero(values.CONNECTIONS_PER_ADDRESS),
  requests: unlessZero(values.REQUESTS_AT_ONCE),
  requestsPerClient: unlessZero(values.REQUESTS_AT_ONCE_PER_CLIENT),
  writesPerAccount: unlessZero(values.WRITES_AT_ONCE_PER_ACCOUNT),
  pages: unlessZero(values.PAGES_AT_ONCE),
  shellAbove: unlessZero(values.SHELL_ABOVE_MS),
  refuseAbove: unlessZero(values.REFUSE_ABOVE_MS),
  unreadSeconds: unlessZero(values.UNREAD_SECONDS),
})
