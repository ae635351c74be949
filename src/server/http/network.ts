/** What an IP address tells of a place: its network. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
}

const stripIpv6Prefix = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')
const isIpv6 = (ip: string) => ip.includes(':') && isIPv6(ip.split('%')[0] ?? '')

/** Whom a limit by address counts: an IPv4 address, or an IPv6 /64, which is what one household has. */
export function clientNetworkOf(ip: string): string {
  const plain = stripIpv6Prefix(ip)
  return isIpv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Enough of an address to recognise a place by, not a person: IPv4 /24, IPv6 /64. */
export function prefixOf(ip: string): string {
  const plain = stripIpv6Prefix(ip)
  return isIpv6(plain) ? clientNetworkOf(plain) : `${plain.split('.').slice(0, 3).join('.')}.0/24`
}

/** What Fastify understands by a name in a list of proxies. */
const namedNetworks = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** The length of a prefix, written as such or as a mask (255.255.0.0). */
function bitsOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written)
  return written.split('.').flatMap((part) => [...Number(part).toString(2)].filter((bit) => bit === '1'))
    .length
}

/** Whether an address is one of those, or in one of the networks, that a list such as `TRUST_PROXY` names. */
export function networksOf(entries: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const entry of entries.flatMap((name) => namedNetworks.get(name) ?? [name])) {
    const [address = '', length] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bitsOf(length), family)
  }
  return (ip) => {
    const plain = stripIpv6Prefix(ip)
    return isIP(plain) > 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
