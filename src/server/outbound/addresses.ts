/** Which addresses are of the public internet: all others are this machine's, its network's or nobody's. */
import { BlockList, isIP } from 'node:net'

type Network = readonly [address: string, bits: number]

// IANA's registries of special purposes, and all that is multicast or reserved.
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
// Of what is given out: all else (::1, IPv4 in IPv6, 64:ff9b::/96 of NAT64, fc00::/7, fe80::/10, ff00::/8) is not.
const given6: readonly Network[] = [['2000::', 3]]
// Protocols and tests, documentation, and addresses that hold an IPv4 one: 2001::/32 and 2002::/16.
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
const refused4 = listOf(special4, 'ipv4')
const global6 = listOf(given6, 'ipv6')
const refused6 = listOf(special6, 'ipv6')

/** Whether an address, as a resolver writes it, is one of the public internet; false for every other text. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused4.check(address, 'ipv4')
    case 6:
      // One with a zone is of a link of this machine.
      return !address.includes('%') && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
    default:
      return false
  }
}
