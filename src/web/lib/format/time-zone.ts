import { createContext } from 'react'

/** IANA name of the time zone that the user chose; null is the device's zone. */
export const TimeZoneContext = createContext<string | null>(null)

/** The device's own time zone. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
