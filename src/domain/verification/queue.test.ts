import { describe, expect, it, test } from 'vitest'
import {
  computeAdvice,
  ageInDays,
  countBusinessDays,
  listDisagreements,
  listPossibleDecisions,
  needsReason,
  toQueueTimestamp,
} from './queue.ts'

const profile = {
  state: 'Maryland',
  zipCode: '21201-0012',
  website: 'https://www.harbor.example.org/about',
  contactEmail: 'ruth@harbor.example.org',
  foundedYear: 1998,
}
const evidence = { state: 'MD', zip: '21201', ruling: '199905' }

describe('comparing an organization with the register', () => {
  it('different spellings agree', () => {
    expect(listDisagreements(profile, evidence)).toEqual([])
    expect(listDisagreements({ ...profile, state: 'md' }, evidence)).toEqual([])
    expect(listDisagreements({ ...profile, contactEmail: 'ruth@mail.harbor.example.org' }, evidence)).toEqual(
      [],
    )
  })

  it('each detail can disagree separately', () => {
    expect(listDisagreements({ ...profile, state: 'VA' }, evidence)).toEqual(['state'])
    expect(listDisagreements({ ...profile, zipCode: '21202' }, evidence)).toEqual(['zip'])
    expect(listDisagreements({ ...profile, contactEmail: 'ruth@notharbor.example.org' }, evidence)).toEqual([
      'domain',
    ])
    expect(listDisagreements({ ...profile, foundedYear: 2000 }, evidence)).toEqual(['ruling_year'])
  })

  it('nothing disagrees if one of the two says nothing', () => {
    const nothing = { state: null, zipCode: null, website: null, contactEmail: null, foundedYear: null }
    expect(listDisagreements(nothing, evidence)).toEqual([])
    expect(listDisagreements(profile, { state: null, zip: null, ruling: null })).toEqual([])
    expect(listDisagreements({ ...profile, state: 'Ontario' }, { ...evidence, ruling: '000000' })).toEqual([])
  })

  it('each detail that disagrees moves a case back in the queue by a day', () => {
    const at = new Date('2026-11-20T10:00:00Z')
    expect(toQueueTimestamp(at, [])).toEqual(at)
    expect(toQueueTimestamp(at, ['state', 'zip'])).toEqual(new Date('2026-11-22T10:00:00Z'))
  })
})

test.each([
  // A Friday.
  ['2026-11-20T10:00:00Z', '2026-11-20T23:00:00Z', 0],
  ['2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z', 0],
  ['2026-11-20T10:00:00Z', '2026-11-23T00:00:00Z', 1],
  ['2026-11-20T10:00:00Z', '2026-11-27T00:00:00Z', 5],
  ['2026-11-21T10:00:00Z', '2026-12-12T00:00:00Z', 15],
  ['2026-11-22T10:00:00Z', '2026-11-20T00:00:00Z', 0],
])('from %s until %s there are %d business days', (from, to, days) => {
  expect(countBusinessDays(new Date(from), new Date(to))).toBe(days)
})

describe('the advice', () => {
  it('the advice is to approve what the register confirms, to decline what was revoked, and otherwise to look closer', () => {
    expect(computeAdvice({ result: 'confirmed', recommendsDecline: false })).toBe('approve')
    expect(computeAdvice({ result: 'pending', recommendsDecline: false })).toBe('look_closer')
    expect(computeAdvice({ result: 'pending', recommendsDecline: true })).toBe('decline')
    expect(computeAdvice({ result: 'refused', recommendsDecline: false })).toBe('decline')
  })

  it('a reason is required for deciding against the advice and for taking something away', () => {
    expect(needsReason('approve', 'look_closer')).toBe(false)
    expect(needsReason('approve', 'decline')).toBe(true)
    expect(needsReason('decline', 'decline')).toBe(true)
    expect(needsReason('suspend', 'approve')).toBe(true)
  })
})

test('only an existing mark can be suspended, and a declined organization can be approved later', () => {
  expect(listPossibleDecisions('pending')).toEqual(['approve', 'decline'])
  expect(listPossibleDecisions('suspended')).toEqual(['approve', 'decline'])
  expect(listPossibleDecisions('declined')).toEqual(['approve'])
  expect(listPossibleDecisions('verified')).toEqual(['suspend'])
})

test('the age of a register counts from its posting date, and is zero for a future one', () => {
  expect(ageInDays('2026-09-08', '2026-11-22')).toBe(75)
  expect(ageInDays('2026-11-23', '2026-11-22')).toBe(0)
})
