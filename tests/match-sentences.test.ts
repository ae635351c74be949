import { describe, expect, it } from 'vitest'
import type { Advice } from '#domain/matching/scoring/advice.ts'
import { aGarden, aGardener } from '#domain/matching/scoring/example-match.ts'
import { findGap } from '#domain/matching/scoring/gaps.ts'
import {
  matchFactors,
  type FindPlace,
  type MatchFactor,
  type MatchProject,
  type MatchVolunteer,
} from '#domain/matching/scoring/factors.ts'
import { scoreMatch } from '#domain/matching/scoring/score.ts'
import { sentencesAboutFacts, sentencesAboutRequirements } from '#tests/support/rows/match-fact-sentences.ts'
import { sentencesAboutLabels } from '#tests/support/rows/match-sentences.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeAdvice, describeEligibility, describeGap } from '#contract/matching/advice.ts'
import { describeFactors } from '#contract/matching/reasons.ts'

type Changes = readonly [Partial<MatchVolunteer>, Partial<MatchProject>]
const audiences = ['volunteer', 'organization'] as const

function describeAll([volunteer, project]: Changes, findPlace: FindPlace = () => null) {
  const pair = { volunteer: { ...aGardener, ...volunteer }, project: { ...aGarden, ...project } }
  const match = scoreMatch(pair.volunteer, pair.project, { findPlace })
  return audiences.map((audience) => {
    const reader = { language: defaultLanguage, audience }
    const factors = describeFactors(reader, match, pair)
    const describe = (factor: MatchFactor) => factors.find((each) => each.factor === factor)?.description
    return {
      skills: describe('skills'),
      causes: describe('causes'),
      location: describe('location'),
      time: describe('time'),
      experience: describe('experience'),
      gap: describeGap(reader, findGap(match, pair))?.description,
      eligibility: describeEligibility(reader, match.facts)[0]?.description,
    }
  })
}

describe('every sentence about a match', () => {
  const rows = { ...sentencesAboutLabels, ...sentencesAboutFacts, ...sentencesAboutRequirements }
  it.each([...matchFactors, 'gap', 'eligibility'] as const)('about %s', (kind) => {
    for (const [volunteer, project, own, their = own] of rows[kind]) {
      // An organization does not see what a volunteer said about age.
      const seen = own.startsWith('Asks for “') ? undefined : their
      const sentences = describeAll([volunteer, project]).map((each) => each[kind])
      expect(sentences).toEqual([own, seen])
    }
  })

  it.each([
    [39.001, 'Near you: Towson, MD', 'Near them: Towson, MD'],
    [39.1, '11 km from you: Towson, MD', '11 km from them: Towson, MD'],
    [60, '2,335 km from you: Towson, MD', '2,335 km from them: Towson, MD'],
  ])('about a distance to latitude %d', (latitude, own, their) => {
    const findPlace: FindPlace = (place) => ({
      latitude: place === 'Towson, MD' ? latitude : 39,
      longitude: -76,
    })
    const changes = [{}, { isRemote: false, location: 'Towson, MD' }] as const
    expect(describeAll(changes, findPlace).map((each) => each.location)).toEqual([own, their])
  })

  it('about what would improve it', () => {
    expect(
      (
        [
          { kind: 'skill', label: 'Grant Writing' },
          { kind: 'hours', hours: 1, now: 0 },
          { kind: 'hours', hours: 12, now: 5 },
          { kind: 'remote' },
          { kind: 'days', slots: ['evening', 'saturday'] },
          { kind: 'level', level: 'expert' },
        ] satisfies Advice[]
      ).map((advice) => describeAdvice(defaultLanguage, advice)),
    ).toEqual([
      'Add Grant Writing as a skill',
      'Have 1 hour a week free instead of 0',
      'Have 12 hours a week free instead of 5',
      'Add remote work as a working style',
      'Be free on weekday evenings or on Saturdays',
      'Add your experience level',
    ])
  })
})
