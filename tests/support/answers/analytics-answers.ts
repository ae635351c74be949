/** Review analytics for tests of the interface. */
import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { ids } from './answers.ts'

const none = { average: null, count: 0 }
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/** Analytics of a volunteer with five reviews, one of them private. */
export const aReviewAnalytics = (overrides: Partial<ReviewAnalytics> = {}): ReviewAnalytics => ({
  side: 'volunteer',
  sides: ['volunteer'],
  organization: null,
  timeZone: 'Europe/Berlin',
  totalReceived: 5,
  averageReceivedRating: 4.6,
  publicReceived: { average: 4.8, count: 4 },
  totalGiven: 3,
  averageGivenRating: 4.3,
  recentTrends: {
    improvement: 12.5,
    recent: { average: 4.5, count: 2 },
    before: { average: 4, count: 3 },
  },
  categoryBreakdown: { followThrough: { average: 5, count: 1 }, reliability: { average: 4.5, count: 4 } },
  topSkillsRated: ['Research', 'Writing', 'Accounting', 'Teaching', 'Legal', 'Translation'].map((skill) => ({
    skill,
    rating: 4.5,
    count: 2,
  })),
  collaborationHistory: ['11', '10', '09', '08', '07', '06', '05'].map((month, index) => ({
    month: `2026-${month}`,
    projects: index + 1,
    rating: index === 1 ? null : 4.5,
  })),
  ratingsByMonth: months.map((month, index) => ({
    month,
    ...(index === 8 || index === 10 ? { average: 4.5, count: 2 } : none),
  })),
  ...overrides,
})

/** Analytics of an organization without any reviews. */
export const noReviewAnalytics = (overrides: Partial<ReviewAnalytics> = {}): ReviewAnalytics =>
  aReviewAnalytics({
    side: 'organization',
    sides: ['organization'],
    organization: { id: ids.organization, name: 'Harbor Light Shelter' },
    totalReceived: 0,
    averageReceivedRating: null,
    publicReceived: none,
    totalGiven: 0,
    averageGivenRating: null,
    recentTrends: { improvement: null, recent: none, before: none },
    categoryBreakdown: {},
    topSkillsRated: [],
    collaborationHistory: [],
    ratingsByMonth: months.map((month) => ({ month, ...none })),
    ...overrides,
  })
