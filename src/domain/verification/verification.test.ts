import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RegisterFindings, type RegisterRow, type VerificationQuestion } from './register.ts'
import { isStale, unitedStates } from './verification.ts'

const row: RegisterRow = {
  file: 0,
  name: 'HARBOR LIGHT FOUNDATION',
  sortName: '',
  affiliation: '3',
  sharesName: false,
  sharesTown: false,
  city: 'BAR HARBOR',
  state: 'ME',
  zip: '04609-0052',
  group: '0000',
  subsection: '03',
  foundation: '15',
  deductibility: '1',
  status: '01',
  ruling: '199603',
}
const loadedFile = { names: ['eo1.csv'], postedOn: '2026-09-08' }
const findings: RegisterFindings = {
  loaded: { bmf: loadedFile, pub78: loadedFile, revocations: loadedFile },
  rows: [row],
  pub78: 'PC',
  revocations: [],
}
const question: VerificationQuestion = {
  ein: '010211538',
  name: 'The Harbor Light Foundation',
  isVerifiedForAnother: false,
  charitiesOnly: false,
}

const decide = (found: Partial<RegisterFindings> = {}, requested: Partial<VerificationQuestion> = {}) =>
  unitedStates.decide({ ...findings, ...found }, { ...question, ...requested })
const withRow = (changed: Partial<RegisterRow>) => ({ rows: [{ ...row, ...changed }] })

test('a person reviews an organization whose stored name hides something or imitates a mark', () => {
  for (const name of [
    '\u202EHarbor Light Foundation',
    '✓ Harbor Light Foundation',
    'Harbor\u200B Light Foundation',
  ]) {
    expect(decide({}, { name })).toMatchObject({ result: 'pending', reasons: ['name_not_allowed'] })
  }
})

describe('the register', () => {
  test('the register confirms a listed charity of that name, with its evidence', () => {
    expect(decide()).toEqual({
      result: 'confirmed',
      reasons: [],
      tags: [],
      flags: [],
      label: null,
      recommendsDecline: false,
      evidence: {
        postedOn: { bmf: '2026-09-08', pub78: '2026-09-08', revocations: '2026-09-08' },
        file: 'eo1.csv',
        matchedName: 'HARBOR LIGHT FOUNDATION',
        branch: null,
        nameTier: 'A',
        subsection: '03',
        foundation: '15',
        deductibility: '1',
        group: '0000',
        status: '01',
        ruling: '199603',
        state: 'ME',
        zip: '04609-0052',
        pub78: 'PC',
        revokedOn: null,
        reinstatedOn: null,
      },
    })
  })

  test.each([
    ['another paragraph', withRow({ subsection: '06' }), { label: '501(c)(6)' }],
    ['a trust’s paragraph', withRow({ subsection: '92' }), { label: '4947(a)(1)' }],
    ['an unknown paragraph', withRow({ subsection: '00' }), { label: 'subsection 00' }],
    ['a group', withRow({ group: '1234' }), { tags: ['group_exemption'] }],
    ['a private foundation', withRow({ foundation: '04' }), { tags: ['private_foundation'] }],
    ['no line in Publication 78', { pub78: null }, { flags: ['not_in_pub78'] }],
    ['conditional status', withRow({ status: '02' }), {}],
    [
      'a revocation taken back on its own day',
      { revocations: [{ revokedOn: '2020-05-15', reinstatedOn: '2020-05-15' }] },
      {},
    ],
  ])('the register confirms an organization with %s and reports it', (_, found, audience) => {
    expect(decide(found)).toMatchObject({ result: 'confirmed', reasons: [], ...audience })
  })

  const post = {
    name: 'AMERICAN LEGION',
    sortName: '71 DONALD H',
    group: '0925',
    affiliation: '9',
    sharesName: true,
    city: 'VELVA',
    state: 'ND',
  }
  test('the register confirms a local branch only by a name that identifies the branch, which is part of the evidence', () => {
    expect(decide(withRow(post), { name: 'American Legion' })).toMatchObject({
      result: 'pending',
      reasons: ['branch_not_named'],
      evidence: { matchedName: 'AMERICAN LEGION', branch: '71 DONALD H', nameTier: 'C' },
    })
    expect(decide(withRow(post), { name: 'American Legion, Post 71' })).toMatchObject({
      result: 'confirmed',
      reasons: [],
      tags: ['group_exemption'],
      evidence: { matchedName: 'AMERICAN LEGION', branch: '71 DONALD H', nameTier: 'B' },
    })
  })

  test.each([
    '71',
    'HEADQUARTERS',
    'BAR HARBOR',
    'POST 71',
    'MAINE',
    'CHAPTER',
    'LODGE',
    'MAIN OFFICE',
    'TROUT',
  ])('a person reviews an organization whose only name is its sort name %s', (sortName) => {
    expect(decide(withRow({ sortName }), { name: sortName })).toMatchObject({
      result: 'pending',
      reasons: ['name_differs'],
      evidence: { nameTier: 'C' },
    })
  })

  const revokedOnce = { revokedOn: '2020-05-15', reinstatedOn: null }
  test.each([
    ['a missing file', { loaded: { ...findings.loaded, revocations: null } }, ['register_not_loaded']],
    ['an EIN that is not there', { rows: [] }, ['not_found']],
    ['another name', withRow({ name: 'LIGHTHOUSE' }), ['name_differs']],
    ['a trust of 4947(a)(2)', withRow({ status: '12' }), ['status_not_active']],
    ['one that is ending', withRow({ status: '25' }), ['status_not_active']],
    ['a revoked one', { revocations: [revokedOnce] }, ['revoked']],
    [
      'one revoked again after a reinstatement, in whatever order',
      { revocations: [revokedOnce, { revokedOn: '2012-05-15', reinstatedOn: '2013-01-01' }] },
      ['revoked'],
    ],
    [
      'a reinstated one that Publication 78 does not list',
      { pub78: null, revocations: [{ revokedOn: '2020-05-15', reinstatedOn: '2021-01-01' }] },
      ['reinstated_not_listed'],
    ],
  ])('a person reviews %s', (_, found, reasons) => {
    expect(decide(found)).toMatchObject({ result: 'pending', reasons })
  })

  test('the advice is to decline only revoked organizations', () => {
    expect(decide({ revocations: [revokedOnce] }).recommendsDecline).toBe(true)
    expect(decide({ rows: [] }).recommendsDecline).toBe(false)
  })

  test('a person reviews an EIN that another verified organization uses', () => {
    expect(decide({}, { isVerifiedForAnother: true })).toMatchObject({ reasons: ['held_by_another'] })
  })

  test('a prefix causes a warning only if no row overrides it', () => {
    expect(decide({ rows: [] }, { ein: '070000001' }).flags).toEqual(['unassigned_prefix'])
    expect(decide({}, { ein: '070000001' }).flags).toEqual([])
  })

  test('other paragraphs are refused if the setting accepts only charities', () => {
    expect(decide(withRow({ subsection: '06' }), { charitiesOnly: true }).result).toBe('refused')
    expect(decide({}, { charitiesOnly: true }).result).toBe('confirmed')
  })

  test('the register never confirms if any row contradicts, whatever the others say', () => {
    const adverse = fc.constantFrom<Partial<RegisterRow>>(
      { status: '12' },
      { status: '25' },
      { name: 'OTHER' },
    )
    const good = fc.constantFrom<Partial<RegisterRow>>(
      {},
      { subsection: '06' },
      { group: '9999' },
      { status: '02' },
    )
    fc.assert(
      fc.property(fc.array(good), adverse, fc.array(good), (before, bad, after) => {
        const rows = [...before, bad, ...after].map((changed) => ({ ...row, ...changed }))
        expect(decide({ rows }).result).toBe('pending')
      }),
    )
  })

  test('the order of revocations does not change the decision', () => {
    const day = fc.constantFrom('2010-01-01', '2012-06-15', '2020-05-15')
    const revocation = fc.record({ revokedOn: day, reinstatedOn: fc.option(day) })
    fc.assert(
      fc.property(fc.array(revocation, { maxLength: 4 }), (revocations) => {
        expect(decide({ revocations }).result).toBe(decide({ revocations: revocations.toReversed() }).result)
      }),
    )
  })
})

test('evidence is stale after 400 days', () => {
  expect(isStale('2025-10-18', '2026-11-22')).toBe(false)
  expect(isStale('2025-10-17', '2026-11-22')).toBe(true)
})
