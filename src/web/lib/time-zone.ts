import { createContext } from 'react'
import { isTimeZone } from '#domain/time.ts'

/** IANA name of the zone in which the reader wants times; null is that of the device. */
export const TimeZoneContext = createContext<string | null>(null)

/** The device's own zone. */
export function readDeviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The zones to choose from by name, with the one in use whether the browser lists it or not. */
export function listTimeZones(used: string | null): string[] {
  const listed = Intl.supportedValuesOf('timeZone').filter(isTimeZone)
  return [...new Set(used ? [...listed, used] : listed)].toSorted()
}
