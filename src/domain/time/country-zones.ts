/** Which time zone to propose for a country. */
import { currentZoneName } from './time-zones.ts'

/** Where nearly everyone of a country with several zones lives (Unicode CLDR, `primaryZones` and `metaZones`). */
const primaryZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MH: 'Pacific/Majuro',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
}

/**
 * The zone of a country, given all of its zones: that of the device if it is one of them, else the only one, or the one
 * where nearly everyone lives. Null for a country like the United States, which has no such zone.
 */
export function proposeTimeZone(country: string, zones: readonly string[], device: string): string | null {
  const names = zones.map((zone) => currentZoneName(zone))
  const own = currentZoneName(device)
  if (names.includes(own)) return own
  const primary = primaryZones[country]
  if (primary !== undefined && names.includes(primary)) return primary
  return names.length === 1 ? (names[0] ?? null) : null
}
