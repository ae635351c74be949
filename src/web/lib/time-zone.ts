import { createContext } from 'react'
import { isTimeZone } from '#domain/time/time.ts'
import { formatZone, currentZoneName } from '#domain/time/time-zones.ts'

/** IANA name of the zone in which the reader wants times; null is that of the device. */
export const TimeZoneContext = createContext<string | null>(null)

/** The device's own zone. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * The zones to choose from, by today's names, and those in use whether the browser lists them or not. One that is kept by
 * its former name keeps that as its value.
 */
export function listTimeZones(used: readonly string[]): { value: string; label: string }[] {
  const listed = Intl.supportedValuesOf('timeZone').filter(isTimeZone)
  const values = new Map(listed.map((zone) => [formatZone(zone), toSupportedName(zone)]))
  for (const zone of used) values.set(formatZone(zone), zone)
  return [...values]
    .map(([label, value]) => ({ value, label }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
}

/** Today's name, where this browser knows it already. */
function toSupportedName(zone: string): string {
  const today = currentZoneName(zone)
  return isTimeZone(today) ? today : zone
}
