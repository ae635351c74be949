/** Time zones, and days that are difficult in them (R17). */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { withoutLimits } from '#tests/support/checks/limits.ts'
import { shortProcess } from './commands.ts'

/** Time zones of processes and browsers, each with its local hour at noon UTC on 1 July 2026. */
export const zones = {
  UTC: 12,
  'America/New_York': 8,
  'Asia/Kolkata': 17,
  'Pacific/Kiritimati': 2,
  'Pacific/Pago_Pago': 1,
} as const

/**
 * Deadlines on a clock change, on 29 February and at the end of a year, with the first instant after that day in the
 * zone; written by hand from the zones' UTC offsets.
 */
export const deadlines = [
  { zone: 'UTC', day: '2026-12-31', end: '2027-01-01T00:00:00Z' },
  { zone: 'America/New_York', day: '2026-03-07', end: '2026-03-08T05:00:00Z' },
  { zone: 'America/New_York', day: '2026-03-08', end: '2026-03-09T04:00:00Z' },
  { zone: 'America/New_York', day: '2026-11-01', end: '2026-11-02T05:00:00Z' },
  { zone: 'Asia/Kolkata', day: '2028-02-29', end: '2028-02-29T18:30:00Z' },
  { zone: 'Pacific/Kiritimati', day: '2026-12-31', end: '2026-12-31T10:00:00Z' },
  { zone: 'Pacific/Pago_Pago', day: '2028-02-29', end: '2028-03-01T11:00:00Z' },
] as const

export interface ZoneApp {
  url: string
  /** Its local hour at noon UTC on 1 July 2026. */
  hour: number
  setClock: (timestamp: Date) => Promise<void>
}

/** Starts the built app in a process with that time zone, for the duration of the test. */
export async function startInZone(zone: string, databaseUrl: string): Promise<ZoneApp> {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const child = fork(fileURLToPath(new URL('zone-app.mjs', import.meta.url)), {
    env: { ...inherited, ...withoutLimits, TZ: zone, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    execArgv: [...shortProcess],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.connected) child.disconnect()
    await ended
  })
  const [ready] = await Promise.race([once(child, 'message'), ended])
  if (typeof ready?.url !== 'string') throw new Error(`the app in ${zone} ended: ${ready}`)
  return {
    url: ready.url,
    hour: ready.hour,
    async setClock(timestamp) {
      child.send(timestamp.toISOString())
      await once(child, 'message')
    },
  }
}
