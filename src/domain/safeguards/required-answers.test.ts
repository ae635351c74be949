import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckedProject } from './evaluate.ts'
import { findLicensedWork, keepAskedAnswers, listMissingAnswers } from './required-answers.ts'

const complete: CheckedProject = {
  title: 'A map of our creeks',
  description: 'We dip bottles into eleven creeks.',
  requirements: null,
  hoursReason: null,
  milestones: [{ title: 'A draft map' }],
  timeline: null,
  deliverables: 'A map',
  definitionOfDone: 'The city has seen it.',
  impact: 'Cleaner creeks',
  contactName: 'Marcus',
  contactInstructions: null,
  confirmsNoPaidPost: true,
  confirmsLicense: false,
  screeningQuestions: [],
  perks: [],
  timeCommitment: 10,
  duration: '1-2 months',
}
const licensed = 'You give legal advice to tenants.'
const missingIn = (changes: Partial<CheckedProject>) =>
  listMissingAnswers({ ...complete, ...changes }).map(({ rule, field }) => `${rule} ${field}`)

describe('the answers that the form requires', () => {
  it.each<[Partial<CheckedProject>, string[]]>([
    [{}, []],
    [{ milestones: [] }, ['S3 milestones']],
    [{ milestones: [], timeCommitment: 6 }, []],
    [{ milestones: [], duration: 'ongoing' }, []],
    [{ milestones: [], timeCommitment: null }, []],
    [{ definitionOfDone: ' \n' }, ['S5 definitionOfDone']],
    [{ contactName: null }, ['S5 contactName']],
    [{ confirmsNoPaidPost: false }, ['S6 confirmsNoPaidPost']],
    [{ requirements: licensed }, ['S13 confirmsLicense']],
    [{ requirements: licensed, confirmsLicense: true }, []],
    [{ milestones: [{ title: licensed }] }, ['S13 confirmsLicense']],
  ])('for %j: %j', (changes, expected) => {
    expect(missingIn(changes)).toEqual(expected)
  })

  it('do not depend on the length or the order of the texts', () => {
    const sentences = fc.shuffledSubarray(['We help families.', 'Bring a pen.', licensed], { minLength: 1 })
    fc.assert(
      fc.property(sentences, fc.nat(100), (chosen, padding) => {
        const description = [...chosen, ...Array<string>(padding).fill('We meet on Mondays.')].join(' ')
        const expected = chosen.includes(licensed) ? ['S13 confirmsLicense'] : []
        expect(missingIn({ description })).toEqual(expected)
      }),
    )
  })

  it('name the sentence about licensed work until its license is confirmed', () => {
    expect(findLicensedWork({ ...complete, impact: licensed })).toBe(licensed)
    expect(findLicensedWork({ ...complete, impact: licensed, confirmsLicense: true })).toBeNull()
  })
})

describe('an answer that only some projects are asked for', () => {
  const answered = { ...complete, hoursReason: 'The fair is in May.', confirmsLicense: true }
  const keptOf = (changes: Partial<CheckedProject>) => keepAskedAnswers({ ...answered, ...changes })

  it.each<[Partial<CheckedProject>, string | null]>([
    [{ timeCommitment: 11 }, answered.hoursReason],
    [{ timeCommitment: 40 }, answered.hoursReason],
    [{ timeCommitment: 10 }, null],
    [{ timeCommitment: null }, null],
  ])('the reason for many hours is kept only above ten hours a week: %j', (changes, hoursReason) => {
    expect(keptOf(changes).hoursReason).toBe(hoursReason)
  })

  it.each<[Partial<CheckedProject>, boolean]>([
    [{ requirements: licensed }, true],
    [{ requirements: licensed, confirmsLicense: false }, false],
    [{ requirements: null }, false],
    [{ hoursReason: licensed, timeCommitment: 12 }, true],
    [{ hoursReason: licensed, timeCommitment: 2 }, false],
  ])('a confirmed license is kept only while the texts need one: %j', (changes, confirmsLicense) => {
    expect(keptOf(changes).confirmsLicense).toBe(confirmsLicense)
  })
})
