/** Complete values of smart matching's contract; each test sets only the fields it is about. */
import type { MatchingInsights, ProjectMatch } from '#contract/matching/matching.ts'
import { toMatchingWeights, type MatchingWeights } from '#contract/matching/weights.ts'
import type { VolunteerMatch } from '#contract/matching/volunteer-matches.ts'
import {
  combineFactors,
  matchFactors,
  matchWeights,
  orderReasons,
  type MatchFactor,
} from '#domain/matching/scoring/factors.ts'
import { ids } from './answers.ts'

export type Values = Record<MatchFactor, number>

/** Descriptions of each factor, for a match whose evidence does not matter. */
export const evidenceOf = (factor: MatchFactor) => `What ${factor} have to say`

/** A match with these factors, with the score the server would give it under the default weights. */
export function aMatch(overrides: Partial<ProjectMatch> = {}, values: Partial<Values> = {}): ProjectMatch {
  const all: Values = { skills: 1, causes: 0.5, location: 1, time: 1, experience: 0.5, ...values }
  const { score, points } = combineFactors(all, matchWeights)
  const factors = matchFactors.map((factor) => ({
    factor,
    value: all[factor],
    points: points[factor],
    description: evidenceOf(factor),
    isInFavor: factor === 'skills' ? all.skills > 0 : all[factor] > 0.5,
  }))
  return {
    id: ids.project,
    title: 'Redesign the intake form',
    description: 'The form has forty fields and nobody finishes it.',
    matchScore: score,
    organization: {
      id: ids.organization,
      name: 'Harbor Light Shelter',
      verified: true,
      rating: 4.5,
      totalReviews: 3,
    },
    isUnderReview: false,
    postedAt: '2026-11-01T12:00:00.000Z',
    urgency: 'medium',
    estimatedHours: 40,
    requiredSkills: ['UI/UX Design'],
    skillsRequired: ['UI/UX Design'],
    matchedSkills: ['UI/UX Design'],
    causeAreas: ['Housing'],
    focusAreas: ['Housing'],
    matchReasons: orderReasons(
      factors.filter(({ points: added }) => added > 0).map((each) => ({ ...each, score: each.points })),
    ).map(({ factor, description, score: added }) => ({ factor, description, score: added })),
    benefits: [],
    isRemote: true,
    location: null,
    timeCommitment: 5,
    timeCommitmentHours: 5,
    duration: '1-2 months',
    factors,
    gap: null,
    change: null,
    eligibility: [],
    isEligible: true,
    basis: 'profile',
    priority: 13,
    predicted: 0,
    placesLeft: 2,
    maxVolunteers: 3,
    volunteersNeeded: 3,
    pendingApplications: 4,
    applicationDeadline: null,
    deadlineEnforced: true,
    isStale: false,
    organizationResponse: { rate: 90, medianHours: 48 },
    isSaved: false,
    saved: false,
    ...overrides,
  }
}

export const theWeights = (overrides: Partial<MatchingWeights> = {}) => {
  const weights = { ...toMatchingWeights(matchWeights), ...overrides }
  return { ...weights, isDefault: Object.keys(overrides).length === 0 }
}

export const someInsights = (overrides: Partial<MatchingInsights> = {}): MatchingInsights => ({
  overallScore: 72,
  breakdown: { skills: 80, causes: 75, location: 60, time: 90, experience: 50 },
  matches: 12,
  ...overrides,
})

export const aVolunteerMatch = (overrides: Partial<VolunteerMatch> = {}): VolunteerMatch => {
  const { matchScore, matchReasons } = aMatch()
  return {
    userId: ids.volunteer,
    name: 'Vera Volunteer',
    profileImageUrl: null,
    headline: 'Designer of public services',
    skills: ['UI/UX Design'],
    preferredCauses: ['Housing'],
    interests: ['Housing'],
    matchScore,
    matchReasons,
    gap: null,
    eligibility: [],
    isEligible: true,
    isPortfolioPublic: true,
    isInvited: false,
    ...overrides,
  }
}
