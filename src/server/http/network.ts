/** What an IP address tells of a place: its network. */
import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
}

const plainOf = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')
const isSix = (ip: string) => ip.includes(':') && isIPv6(ip.split('%')[0] ?? '')

/** Whom a limit by address counts: an IPv4 address, or an IPv6 /64, which is what one household has. */
export function householdOf(ip: string): string {
  const plain = plainOf(ip)
  return isSix(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Enough of an address to recognise a place by, not a person: IPv4 /24, IPv6 /64. */
export function prefixOf(ip: string): string {
  const plain = plainOf(ip)
  return isSix(plain) ? householdOf(plain) : `${plain.split('.').slice(0, 3).join('.')}.0/24`
}
