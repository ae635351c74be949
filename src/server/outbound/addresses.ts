/** Decides which addresses are on the public internet. All others belong to this machine, its network or no one. */
import { BlockList, isIP } from 'node:net'

type Network = readonly [address: string, bits: number]

// IANA's special-purpose registries, and everything multicast or reserved.
const special4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
// The allocated range. Everything else (::1, IPv4 in IPv6, 64:ff9b::/96 of NAT64, fc00::/7, fe80::/10, ff00::/8) is
// not public.
const allocated6: readonly Network[] = [['2000::', 3]]
// Protocol and test ranges, documentation, and addresses that embed an IPv4 address: 2001::/32 and 2002::/16.
const special6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

function listOf(networks: readonly Network[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [address, bits] of networks) list.addSubnet(address, bits, family)
  return list
}
const blocked4 = listOf(special4, 'ipv4')
const global6 = listOf(allocated6, 'ipv6')
const blocked6 = listOf(special6, 'ipv6')

/** Whether an address, as returned by a resolver, is on the public internet. False for any other text. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked4.check(address, 'ipv4')
    case 6:
      // An address with a zone belongs to a local link.
      return !address.includes('%') && global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
    default:
      return false
  }
}
