import { describe, expect, it } from 'vitest'
import { aGarden, aGardener } from '#domain/matching/scoring/example-match.ts'
import { scoreMatch } from '#domain/matching/scoring/score.ts'
import { noStatistics } from '#domain/matching/scoring/statistics.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeFactors, describeReasons } from './reasons.ts'

const reader = { language: defaultLanguage, audience: 'volunteer' } as const

function describeSkillsAmong({ listings, gardens }: { listings: number; gardens: number }) {
  const statistics = { ...noStatistics, listings, withWork: new Map([['gardening', gardens]]) }
  const match = scoreMatch(aGardener, aGarden, { statistics })
  const pair = { volunteer: aGardener, project: aGarden }
  const skills = (described: { factor: string; description: string }[]) =>
    described.find(({ factor }) => factor === 'skills')?.description
  return {
    common: match.commonSkills,
    breakdown: skills(describeFactors(reader, match, pair)),
    reason: skills(describeReasons(reader, match, pair)),
  }
}

describe('a matching skill', () => {
  it('that many projects ask for is said to count less, in the breakdown', () => {
    expect(describeSkillsAmong({ listings: 100, gardens: 20 })).toEqual({
      common: ['Gardening'],
      breakdown: 'Matching skills: Gardening; many projects ask for Gardening, so it counts less',
      reason: 'Matching skills: Gardening',
    })
  })

  it.each([
    { listings: 100, gardens: 19 },
    { listings: 19, gardens: 19 },
    { listings: 0, gardens: 0 },
  ])('that few ask for, or of which little is known, is not: %o', (statistics) => {
    const { common, breakdown } = describeSkillsAmong(statistics)
    expect([common, breakdown]).toEqual([[], 'Matching skills: Gardening'])
  })
})
