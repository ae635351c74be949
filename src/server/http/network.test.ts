import { expect, test } from 'vitest'
import { clientNetworkOf, isNetwork, networksOf, prefixOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
])('%s is counted as %s and stored as %s', (ip, clientNetwork, prefix) => {
  expect([clientNetworkOf(ip), prefixOf(ip)]).toEqual([clientNetwork, prefix])
})

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/255.255.255.0'], true],
  ['203.0.114.7', ['203.0.113.0/255.255.255.0'], false],
  ['2001:db8::7', ['2001:db8::/32'], true],
  ['127.0.0.9', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['172.20.1.1', ['linklocal, uniquelocal', 'uniquelocal'], true],
  ['127.0.0.1', [], false],
  ['', ['loopback'], false],
])('%s in the list %j is %s', (ip, list, isIn) => {
  expect(networksOf(list)(ip)).toBe(isIn)
})

test.each([
  ['203.0.113.7', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/255.0.0.0', true],
  ['2001:db8::/32', true],
  ['uniquelocal', true],
  ['caddy', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/0', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['2001:db8::/129', false],
  ['2001:db8::/255.0.0.0', false],
])('whether %s can be trusted as a proxy: %s', (entry, isOne) => {
  expect(isNetwork(entry)).toBe(isOne)
})
