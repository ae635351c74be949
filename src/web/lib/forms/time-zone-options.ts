import { isTimeZone, isZoneName } from '#domain/time/time.ts'
import { currentZoneName, formatZone } from '#domain/time/time-zones.ts'

/**
 * The time zones to choose from, under their current names, plus those in use whether the browser lists them or not.
 * A zone stored under its former name keeps that as its value.
 */
export function listTimeZones(used: readonly string[]): { value: string; label: string }[] {
  // The runtime knows what it lists. Asking again about each of some 420 zones blocked a phone for a second.
  const listed = Intl.supportedValuesOf('timeZone').filter(isZoneName)
  const values = new Map(listed.map((zone) => [formatZone(zone), toSupportedName(zone)]))
  for (const zone of used) values.set(formatZone(zone), zone)
  return [...values]
    .map(([label, value]) => ({ value, label }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
}

/** The zone's current name, if this browser already knows it. */
function toSupportedName(zone: string): string {
  const today = currentZoneName(zone)
  return today === zone || isTimeZone(today) ? today : zone
}
