/** Derives the network from an IP address. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Expands an IPv6 address to its eight groups. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
}

const stripIpv6Prefix = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')
const isIpv6 = (ip: string) => ip.includes(':') && isIPv6(ip.split('%')[0] ?? '')

/** The key for limits by address: an IPv4 address, or an IPv6 /64, which is what one household has. */
export function clientNetworkOf(ip: string): string {
  const plain = stripIpv6Prefix(ip)
  return isIpv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Shortens an address so that it shows a place but no person: IPv4 /24, IPv6 /64. */
export function prefixOf(ip: string): string {
  const plain = stripIpv6Prefix(ip)
  return isIpv6(plain) ? clientNetworkOf(plain) : `${plain.split('.').slice(0, 3).join('.')}.0/24`
}

/** The names that Fastify allows in a list of proxies. */
const namedNetworks = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** True for what a list of proxies can have: an address, a network, or one of the names. */
export function isNetwork(entry: string): boolean {
  const [address = '', length, ...more] = entry.split('/')
  const family = isIP(address)
  if (more.length > 0 || family === 0) return namedNetworks.has(entry)
  if (length === undefined) return true
  if (!/^\d+$/.test(length)) return family === 4 && isIP(length) === 4
  return Number(length) >= 1 && Number(length) <= (family === 4 ? 32 : 128)
}

/** The length of a prefix, given as a number or as a mask (255.255.0.0). */
function bitsOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written)
  return written.split('.').flatMap((part) => [...Number(part).toString(2)].filter((bit) => bit === '1'))
    .length
}

/** True if an address matches a list such as `TRUST_PROXY`, directly or by a network. */
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
