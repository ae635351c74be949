import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  badgesOf,
  isListed,
  hasTopRatedAverage,
  organizationTiers,
  splitPlace,
  rankingOf,
  tierRules,
  trustParts,
  trustPointsOf,
  trustRule,
  trustScoreOf,
  type ListingState,
  type OrganizationStats,
} from './top-organizations.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const nothing: OrganizationStats = {
  isVerified: false,
  hasAuthority: false,
  joinedAt: daysAgo(30),
  projectsCompleted: 0,
  finishedWork: 0,
  endedWork: 0,
  returningVolunteers: 0,
  peopleHelped: 0,
  impactReports: 0,
  responseRate: null,
  ratingSum: 0,
  ratingCount: 0,
}
const rated = (rating: number, reviews: number) => ({ ratingSum: rating * reviews, ratingCount: reviews })
const best: OrganizationStats = {
  isVerified: true,
  hasAuthority: true,
  joinedAt: daysAgo(900),
  projectsCompleted: 12,
  finishedWork: 40,
  endedWork: 0,
  returningVolunteers: 6,
  peopleHelped: 5000,
  impactReports: 9,
  responseRate: 100,
  ...rated(5, 40),
}

const total = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 }).map((ratings) => ({
  ratingSum: ratings.reduce((sum, each) => sum + each, 0),
  ratingCount: ratings.length,
}))
const count = fc.nat(60)
const stats = fc
  .record({
    isVerified: fc.boolean(),
    hasAuthority: fc.boolean(),
    joinedAt: fc.integer({ min: 0, max: 2000 }).map(daysAgo),
    projectsCompleted: count,
    finishedWork: count,
    endedWork: count,
    returningVolunteers: count,
    peopleHelped: fc.nat(10_000),
    impactReports: count,
    responseRate: fc.option(fc.integer({ min: 0, max: 100 })),
    total,
  })
  .map(({ total: ratings, ...rest }): OrganizationStats => ({ ...rest, ...ratings }))
const scoreOf = (each: OrganizationStats) => trustScoreOf(trustPointsOf(each))
const rankOf = (each: OrganizationStats) => (each.ratingSum + 4 * 5) / (each.ratingCount + 5)
const tierAt = (each: OrganizationStats) =>
  organizationTiers.indexOf(rankingOf(each, { rating: rankOf(each), now }).tier)

describe('the trust score', () => {
  it('the parts of the trust score add up to 100', () => {
    expect(trustParts.reduce((sum, part) => sum + trustRule.points[part], 0)).toBe(100)
    expect(scoreOf(best)).toBe(100)
  })

  it('the trust score is 0 without any activity', () => {
    expect(scoreOf(nothing)).toBe(0)
  })

  it('one bad review adds nothing to the trust score, and one very good one adds less than ten', () => {
    expect(trustPointsOf({ ...nothing, ...rated(1, 1) }).quality).toBe(0)
    const one = trustPointsOf({ ...nothing, ...rated(5, 1) }).quality
    expect(one).toBeGreaterThan(0)
    expect(trustPointsOf({ ...nothing, ...rated(5, 10) }).quality).toBeGreaterThan(2 * one)
  })

  it('the trust score is always a whole number between 0 and 100', () => {
    fc.assert(
      fc.property(stats, (each) => {
        const score = scoreOf(each)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      }),
    )
  })

  it('the trust score never falls with a five-star review, finished work or a timely answer, and never rises with ended work', () => {
    fc.assert(
      fc.property(stats, (each) => {
        const reviewed = { ...each, ratingSum: each.ratingSum + 5, ratingCount: each.ratingCount + 1 }
        expect(scoreOf(reviewed)).toBeGreaterThanOrEqual(scoreOf(each))
        expect(scoreOf({ ...each, finishedWork: each.finishedWork + 1 })).toBeGreaterThanOrEqual(
          scoreOf(each),
        )
        expect(scoreOf({ ...each, endedWork: each.endedWork + 1 })).toBeLessThanOrEqual(scoreOf(each))
        expect(scoreOf({ ...each, responseRate: 100 })).toBeGreaterThanOrEqual(scoreOf(each))
      }),
    )
  })

  it('a review below three stars never raises the trust score', () => {
    fc.assert(
      fc.property(stats, fc.integer({ min: 1, max: 2 }), (each, rating) => {
        const reviewed = { ...each, ratingSum: each.ratingSum + rating, ratingCount: each.ratingCount + 1 }
        expect(scoreOf(reviewed)).toBeLessThanOrEqual(scoreOf(each))
      }),
    )
  })
})

describe('the tier of an organization', () => {
  it('the tier is Gold from the documented numbers on, and Silver below any of them', () => {
    const { trustScore, projectsCompleted, reviews } = tierRules.Gold
    const gold = { ...best, projectsCompleted, ...rated(5, reviews) }
    expect(scoreOf(gold)).toBeGreaterThanOrEqual(trustScore)
    const tier = (each: OrganizationStats) => organizationTiers[tierAt(each)]
    expect(tier(gold)).toBe('Gold')
    expect(tier({ ...gold, projectsCompleted: projectsCompleted - 1 })).toBe('Silver')
    expect(tier({ ...gold, ...rated(5, reviews - 1) })).toBe('Silver')
    expect(tier({ ...gold, responseRate: null, hasAuthority: false })).toBe('Silver')
  })

  it('the tier is at most Bronze without a verified legal status, and Rising at the beginning', () => {
    expect(organizationTiers[tierAt({ ...best, isVerified: false })]).toBe('Bronze')
    expect(organizationTiers[tierAt(nothing)]).toBe('Rising')
  })

  it('a better tier never requires less', () => {
    const rules = organizationTiers.map((tier) => tierRules[tier])
    for (const [index, rule] of rules.slice(1).entries()) {
      const better = rules[index] ?? rule
      for (const key of ['trustScore', 'projectsCompleted', 'reviews', 'rating'] as const)
        expect(better[key]).toBeGreaterThan(rule[key])
    }
  })

  it('the tier never falls with a five-star review, and self-reported numbers do not change it', () => {
    fc.assert(
      fc.property(stats, fc.nat(10_000), (each, helped) => {
        const reviewed = { ...each, ratingSum: each.ratingSum + 5, ratingCount: each.ratingCount + 1 }
        expect(tierAt(reviewed)).toBeLessThanOrEqual(tierAt(each))
        expect(tierAt({ ...each, peopleHelped: helped, impactReports: helped })).toBe(tierAt(each))
      }),
    )
  })
})

describe('the badges of an organization', () => {
  const badges = (each: OrganizationStats, tier: 'Gold' | 'Rising' = 'Gold') => badgesOf(each, { tier, now })

  it('an organization that earned everything has all badges except the one for newcomers', () => {
    expect(badges(best)).toEqual(['verified', 'top_rated', 'impact_leader', 'volunteer_favorite'])
    expect(badges(nothing, 'Rising')).toEqual([])
  })

  it('a rising star is in its first year and in the tier Rising', () => {
    const star = { ...nothing, projectsCompleted: 1, ...rated(4, 1), joinedAt: daysAgo(365) }
    expect(badges(star, 'Rising')).toEqual(['rising_star'])
    expect(badges(star)).toEqual([])
    expect(badges({ ...star, joinedAt: daysAgo(366) }, 'Rising')).toEqual([])
    expect(badges({ ...star, ...rated(3, 1) }, 'Rising')).toEqual([])
  })

  it('people helped count only for a verified organization with at least three reports', () => {
    const helpful = { ...nothing, peopleHelped: 1000, impactReports: 3 }
    expect(badges(helpful)).toEqual([])
    expect(badges({ ...helpful, isVerified: true })).toEqual(['verified', 'impact_leader'])
    expect(badges({ ...helpful, isVerified: true, impactReports: 2 })).toEqual(['verified'])
  })
})

describe('listing organizations', () => {
  const listing: ListingState = {
    isNamed: true,
    isSuspended: false,
    isVerified: true,
    isClaimable: false,
    publishedProjects: 0,
    finishedWork: 0,
    ratingCount: 0,
  }

  it('an organization is listed if it is verified or has a public project, unless it has no name or is suspended', () => {
    expect(isListed(listing)).toBe(true)
    expect(isListed({ ...listing, isVerified: false })).toBe(false)
    expect(isListed({ ...listing, isVerified: false, publishedProjects: 1 })).toBe(true)
    expect(isListed({ ...listing, isNamed: false })).toBe(false)
    expect(isListed({ ...listing, isSuspended: true })).toBe(false)
  })

  it('an unclaimed imported organization is listed after its first finished work or review', () => {
    const imported = { ...listing, isClaimable: true, publishedProjects: 9 }
    expect(isListed(imported)).toBe(false)
    expect(isListed({ ...imported, finishedWork: 1 })).toBe(true)
    expect(isListed({ ...imported, ratingCount: 1 })).toBe(true)
  })

  it('the top rated filter finds organizations whose average shows as 4.5 or more', () => {
    expect(hasTopRatedAverage(rated(5, 1))).toBe(true)
    expect(hasTopRatedAverage({ ratingSum: 89, ratingCount: 20 })).toBe(true)
    expect(hasTopRatedAverage({ ratingSum: 22, ratingCount: 5 })).toBe(false)
    expect(hasTopRatedAverage(rated(0, 0))).toBe(false)
  })

  it('a place with both is split into city and state', () => {
    expect(splitPlace('Baltimore, MD')).toEqual({ city: 'Baltimore', state: 'MD' })
    expect(splitPlace('Brooklyn, New York, NY')).toEqual({ city: 'Brooklyn, New York', state: 'NY' })
    expect(splitPlace(' Nairobi ')).toEqual({ city: 'Nairobi', state: null })
    expect(splitPlace('Oslo, ')).toEqual({ city: 'Oslo', state: null })
    expect(splitPlace(null)).toBeNull()
    expect(splitPlace(' , ')).toBeNull()
  })
})
