import { describe, expect, test } from 'vitest'
import type { z } from './zod.ts'
import {
  newOrganizationProfile,
  organizationChanges,
  organizationFormIn,
  organizationSetupSteps,
} from './organization-profiles.ts'

const letters = (count: number) => 'x'.repeat(count)
const thisYear = 2026

/** What a schema says of one field that is written so; null where it takes it. */
function refusalOf(schema: z.ZodObject, field: string, written: unknown): string | null {
  const { error } = schema.safeParse({ [field]: written })
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? null
}

/** Cases as rows whose titles stay short. */
const rowsOf = (cases: readonly Case[]) =>
  cases.map(([field, written, refusal]) => {
    const text = String(JSON.stringify(written))
    const shown = text.length > 40 ? `${text.slice(0, 20)}… (${text.length - 2})` : text
    return { field, written, refusal, shown, told: refusal ?? 'nothing' }
  })

type Case = readonly [field: string, written: unknown, refusal: string | null]

const named: Case[] = [
  ['organizationName', letters(1), 'Organization name must be at least 2 characters'],
  ['organizationName', ' x ', 'Organization name must be at least 2 characters'],
  ['organizationName', undefined, 'Organization name must be at least 2 characters'],
  ['organizationName', letters(2), null],
  ['organizationName', letters(100), null],
  ['organizationName', letters(101), 'Must be at most 100 characters'],
  ['causeAreas', [], 'Please select at least one cause area'],
  ['causeAreas', undefined, 'Please select at least one cause area'],
  ['causeAreas', ['Housing'], null],
  ['causeAreas', Array.from({ length: 30 }, (_, index) => `Cause ${index}`), null],
  ['causeAreas', Array.from({ length: 31 }, (_, index) => `Cause ${index}`), 'Must be at most 30 entries'],
  ['causeAreas', [letters(61)], 'Must be at most 60 characters'],
]

const steps = organizationSetupSteps
const setup = steps.basics.extend({ ...steps.details.shape, ...steps.causes.shape })

describe('the setup wizard', () => {
  const missionShort = 'Mission statement must be at least 50 characters'
  const location = 'Please enter your location'
  const ein = 'EIN must be in format XX-XXXXXXX'
  const size = 'Please select organization size'
  test.each(
    rowsOf([
      ...named,
      ['description', undefined, 'Description must be at least 100 characters'],
      ['description', letters(99), 'Description must be at least 100 characters'],
      ['description', letters(100), null],
      ['description', '😀'.repeat(99), 'Description must be at least 100 characters'],
      ['description', letters(1000), null],
      ['description', letters(1001), 'Description must be under 1000 characters'],
      ['website', '', null],
      ['website', 'https://harbor.example.org', null],
      ['website', 'harbor', 'Please enter a valid website URL'],
      ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
      ['ein', '', null],
      ['ein', '12-3456789', null],
      ['ein', '123456789', ein],
      ['ein', '12-345678', ein],
      ['ein', '12-34567890', ein],
      ['size', 'small', null],
      ['size', 'large', null],
      ['size', '', size],
      ['size', undefined, size],
      ['size', 'tiny', size],
      ['location', letters(4), location],
      ['location', undefined, location],
      ['location', letters(5), null],
      ['location', letters(500), null],
      ['location', letters(501), 'Must be at most 500 characters'],
      ['missionStatement', letters(49), missionShort],
      ['missionStatement', letters(50), null],
      ['missionStatement', letters(500), null],
      ['missionStatement', letters(501), 'Mission statement must be under 500 characters'],
    ]),
  )('says of $field written as $shown: $told', ({ field, written, refusal }) => {
    expect(refusalOf(setup, field, written)).toBe(refusal)
  })
})

describe('the profile form', () => {
  const founded = 'Founded year must be between 1800 and 2026'
  const form = organizationFormIn(thisYear)
  test.each(
    rowsOf([
      ...named,
      ['description', letters(19), 'Description must be at least 20 characters'],
      ['description', letters(20), null],
      ['description', letters(5000), null],
      ['description', letters(5001), 'Description must be under 5000 characters'],
      ['website', '', 'Please enter a valid website URL'],
      ['website', 'http://harbor.example.org/about', null],
      ['website', 'ftp://harbor.example.org', 'Please enter a valid website URL'],
      ['foundedYear', 1799, founded],
      ['foundedYear', 1800, null],
      ['foundedYear', thisYear, null],
      ['foundedYear', thisYear + 1, founded],
      ['foundedYear', 1999.5, founded],
      ['foundedYear', NaN, founded],
      ['foundedYear', undefined, founded],
      ['contactEmail', '', 'Required'],
      ['contactEmail', 'office', 'Invalid email'],
      ['contactEmail', 'office@harbor.example.org', null],
      ['location', '', null],
      ['location', 'Rio', null],
      ['employeeCount', '', null],
      ['employeeCount', '251-500', null],
      ['budgetRange', '', null],
      ['budgetRange', '5m+', null],
      ['contactPhone', '', null],
      ['contactPhone', 'ask for Ruth', null],
      ['socialMedia', {}, null],
      ['socialMedia', { twitter: '@harbor', facebook: '', linkedin: null }, null],
    ]),
  )('says of $field written as $shown: $told', ({ field, written, refusal }) => {
    expect(refusalOf(form, field, written)).toBe(refusal)
  })
})

describe('the API', () => {
  test.each(
    rowsOf([
      ['description', letters(19), 'Description must be at least 20 characters'],
      ['description', letters(20), null],
      ['description', letters(5000), null],
      ['website', '', null],
      ['website', null, null],
      ['location', 'Rio', null],
      ['missionStatement', '', null],
      ['missionStatement', letters(49), 'Mission statement must be at least 50 characters'],
      ['missionStatement', letters(50), null],
      ['missionStatement', letters(5000), null],
      ['missionStatement', letters(5001), 'Must be at most 5000 characters'],
      ['ein', null, null],
      ['size', '', null],
      ['foundedYear', 1799, 'Founded year must be 1800 or later'],
      ['foundedYear', 1800, null],
      ['foundedYear', null, null],
      ['contactEmail', '', null],
      ['contactEmail', 'office', 'Invalid email'],
      ['timeZone', 'America/New_York', null],
      ['timeZone', 'Moon/Tycho', 'Please choose a time zone'],
    ]),
  )('takes the looser bound, and says of $field written as $shown: $told', ({ field, written, refusal }) => {
    expect(refusalOf(newOrganizationProfile, field, written)).toBe(refusal)
  })

  test('reads what is left open as none, whichever way a form leaves it open', () => {
    const open = { website: '', ein: '', size: '', budgetRange: '', contactEmail: ' ', employeeCount: '' }
    expect(organizationChanges.parse(open)).toEqual({
      website: null,
      ein: null,
      size: null,
      budgetRange: null,
      contactEmail: null,
      employeeCount: null,
    })
  })

  test('adds nothing to a change that was not given', () => {
    expect(organizationChanges.parse({})).toEqual({})
    expect(organizationChanges.parse({ socialMedia: { linkedin: ' harbor ' }, isVerified: true })).toEqual({
      socialMedia: { linkedin: 'harbor' },
    })
  })
})
