import { describe, expect, test } from 'vitest'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import type { z } from '#contract/zod.ts'
import {
  newOrganizationProfile,
  organizationChanges,
  createOrganizationForm,
} from './organization-profiles.ts'
import { organizationSetupSteps } from './organization-setup.ts'

const word = (message: string) => describeFieldText(fieldsCatalog.read('en'), message)

const countEmails = (count: number) => 'x'.repeat(count)
const thisYear = 2026

/** What a schema says about one field with this value; null if it accepts it. */
function refusalOf(schema: z.ZodObject, field: string, written: unknown): string | null {
  const { error } = schema.safeParse({ [field]: written })
  const issue = error?.issues.find(({ path }) => path[0] === field)
  return issue ? word(issue.message) : null
}

/** Cases as rows, so that their titles stay short. */
const rowsOf = (cases: readonly FieldCase[]) =>
  cases.map(([field, written, refusal]) => {
    const text = String(JSON.stringify(written))
    const shown = text.length > 40 ? `${text.slice(0, 20)}… (${text.length - 2})` : text
    return { field, written, refusal, shown, message: refusal ?? 'nothing' }
  })

type FieldCase = readonly [field: string, written: unknown, refusal: string | null]

const withName: FieldCase[] = [
  ['organizationName', countEmails(1), 'Organization name must be at least 2 characters'],
  ['organizationName', ' x ', 'Organization name must be at least 2 characters'],
  ['organizationName', undefined, 'Organization name must be at least 2 characters'],
  ['organizationName', countEmails(2), null],
  ['organizationName', countEmails(100), null],
  ['organizationName', countEmails(101), 'Must be at most 100 characters'],
  ['causeAreas', [], 'Please select at least one cause area'],
  ['causeAreas', undefined, 'Please select at least one cause area'],
  ['causeAreas', ['Housing'], null],
  ['causeAreas', Array.from({ length: 30 }, (_, index) => `Cause ${index}`), null],
  ['causeAreas', Array.from({ length: 31 }, (_, index) => `Cause ${index}`), 'Must be at most 30 entries'],
  ['causeAreas', [countEmails(61)], 'Must be at most 60 characters'],
]

const steps = organizationSetupSteps
const setup = steps.basics.extend({ ...steps.details.shape, ...steps.causes.shape })

describe('the setup wizard', () => {
  const shortMission = 'Mission statement must be at least 50 characters'
  const location = 'Please enter your location'
  const ein = 'EIN must be in format XX-XXXXXXX'
  const size = 'Please select organization size'
  test.each(
    rowsOf([
      ...withName,
      ['description', undefined, 'Description must be at least 100 characters'],
      ['description', countEmails(99), 'Description must be at least 100 characters'],
      ['description', countEmails(100), null],
      ['description', '😀'.repeat(99), 'Description must be at least 100 characters'],
      ['description', countEmails(1000), null],
      ['description', countEmails(1001), 'Description must be under 1000 characters'],
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
      ['location', countEmails(4), location],
      ['location', undefined, location],
      ['location', countEmails(5), null],
      ['location', countEmails(500), null],
      ['location', countEmails(501), 'Must be at most 500 characters'],
      ['missionStatement', countEmails(49), shortMission],
      ['missionStatement', countEmails(50), null],
      ['missionStatement', countEmails(500), null],
      ['missionStatement', countEmails(501), 'Mission statement must be under 500 characters'],
    ]),
  )('says about $field with $shown: $message', ({ field, written, refusal }) => {
    expect(refusalOf(setup, field, written)).toBe(refusal)
  })
})

describe('the profile form', () => {
  const founded = 'Founded year must be between 1800 and 2026'
  const form = createOrganizationForm(thisYear)
  test.each(
    rowsOf([
      ...withName,
      ['description', countEmails(19), 'Description must be at least 20 characters'],
      ['description', countEmails(20), null],
      ['description', countEmails(5000), null],
      ['description', countEmails(5001), 'Description must be under 5000 characters'],
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
  )('says about $field with $shown: $message', ({ field, written, refusal }) => {
    expect(refusalOf(form, field, written)).toBe(refusal)
  })
})

describe('the API', () => {
  test.each(
    rowsOf([
      ['description', countEmails(19), 'Description must be at least 20 characters'],
      ['description', countEmails(20), null],
      ['description', countEmails(5000), null],
      ['website', '', null],
      ['website', null, null],
      ['location', 'Rio', null],
      ['missionStatement', '', null],
      ['missionStatement', countEmails(49), 'Mission statement must be at least 50 characters'],
      ['missionStatement', countEmails(50), null],
      ['missionStatement', countEmails(5000), null],
      ['missionStatement', countEmails(5001), 'Must be at most 5,000 characters'],
      ['missionStatement', 5, 'Mission statement must be at least 50 characters'],
      ['website', 5, 'Please enter a valid website URL'],
      ['ein', null, null],
      ['ein', 123456789, 'EIN must be in format XX-XXXXXXX'],
      ['size', '', null],
      ['size', 'tiny', 'Please select organization size'],
      ['size', 5, 'Please select organization size'],
      ['causeAreas', 'Housing', 'Please select at least one cause area'],
      ['foundedYear', 1799, 'Founded year must be 1800 or later'],
      ['foundedYear', '1900', 'Founded year must be 1800 or later'],
      ['foundedYear', 1800, null],
      ['foundedYear', null, null],
      ['contactEmail', '', null],
      ['contactEmail', 'office', 'Invalid email'],
      ['timeZone', 'America/New_York', null],
      ['timeZone', 'Moon/Tycho', 'Please choose a time zone'],
    ]),
  )('accepts the looser limit and says about $field with $shown: $message', ({ field, written, refusal }) => {
    expect(refusalOf(newOrganizationProfile, field, written)).toBe(refusal)
  })

  test('treats an empty field as null, however the form sends it', () => {
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

  test('adds no omitted fields to a change', () => {
    expect(organizationChanges.parse({})).toEqual({})
    expect(organizationChanges.parse({ socialMedia: { linkedin: ' harbor ' }, isVerified: true })).toEqual({
      socialMedia: { linkedin: 'harbor' },
    })
  })
})
