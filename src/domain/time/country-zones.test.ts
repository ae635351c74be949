import { expect, test } from 'vitest'
import { proposeTimeZone } from './country-zones.ts'

const several = ['America/Chicago', 'America/New_York']

test.each([
  { what: 'the only zone', country: 'GB', zones: ['Europe/London'], device: 'UTC', zone: 'Europe/London' },
  {
    what: 'the only zone by its current name',
    country: 'IN',
    zones: ['Asia/Calcutta'],
    device: 'UTC',
    zone: 'Asia/Kolkata',
  },
  {
    what: 'that of the device',
    country: 'US',
    zones: several,
    device: 'America/Chicago',
    zone: 'America/Chicago',
  },
  {
    what: 'the one where nearly everyone lives',
    country: 'UA',
    zones: ['Europe/Kiev', 'Europe/Simferopol'],
    device: 'UTC',
    zone: 'Europe/Kyiv',
  },
  { what: 'none of several', country: 'US', zones: several, device: 'Europe/London', zone: null },
  { what: 'none if the browser knows none', country: 'GB', zones: [], device: 'Europe/London', zone: null },
])('proposes for a country $what', ({ country, zones, device, zone }) => {
  expect(proposeTimeZone(country, zones, device)).toBe(zone)
})
