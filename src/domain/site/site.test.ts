import { countries, isCountry } from './countries.ts'
import { expect, test } from 'vitest'
import { isAnnounced, isFooterAddress, shortenSiteName } from './site.ts'

test.each([
  ['https://leedshelps.example/about?x=1#team', true],
  ['http://leedshelps.example', true],
  ['mailto:hello@leedshelps.example', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,<script>', false],
  ['mailto:hello@leedshelps.example?bcc=all@example.org', false],
  ['https://user:secret@leedshelps.example', false],
  ['https://localhost/admin', false],
  ['ftp://leedshelps.example', false],
  ['//leedshelps.example', false],
  ['/help', false],
  ['', false],
])('a link of the footer to %j is allowed: %s', (address, isAllowed) => {
  expect(isFooterAddress(address)).toBe(isAllowed)
})

test('an announcement ends at its end', () => {
  const endsAt = '2026-12-01T12:00:00.000Z'
  expect(isAnnounced({ endsAt }, Date.parse(endsAt) - 1)).toBe(true)
  expect(isAnnounced({ endsAt }, Date.parse(endsAt))).toBe(false)
})

test.each([
  ['Leeds Helps', 'Leeds Helps'],
  ['UK', 'UK'],
  ['Bridge Collective', 'Bridge'],
  ['Age UK Oxfordshire', 'Age UK'],
  ['The Volunteering Hub', 'The Voluntee'],
  ['Freiwilligenzentrum Hannover', 'Freiwilligen'],
])('below an icon, %j is %j', (name, short) => {
  expect(shortenSiteName(name)).toBe(short)
})

test('a country is named by its current code, and each is there once', () => {
  expect([countries.length, new Set(countries).size]).toEqual([249, 249])
  for (const code of ['GB', 'US', 'KE', 'DE']) expect([code, isCountry(code)]).toEqual([code, true])
  for (const code of ['UK', 'SU', 'DD', 'EU', 'XK', 'gb', ''])
    expect([code, isCountry(code)]).toEqual([code, false])
})
