/** Organizations with their ranking, for interface tests. */
import type {
  FeaturedOrganization,
  OrganizationRanking,
  TopOrganization,
} from '#contract/rankings/top-organizations.ts'
import { ids } from './answers.ts'

export const aTopOrganization = (overrides: Partial<TopOrganization> = {}): TopOrganization => ({
  id: ids.organization,
  name: 'Harbor Light Shelter',
  tier: 'Gold',
  location: { city: 'Portland', state: 'ME' },
  joinedAt: '2024-12-31T23:30:00.000Z',
  trustScore: 88,
  isNew: false,
  response: { rate: 92, medianHours: 30 },
  stats: {
    rating: 4.75,
    totalReviews: 12,
    projectsCompleted: 7,
    volunteersWorkedWith: 15,
    impactMetrics: { peopleHelped: 2400 },
  },
  description: 'Sixty beds and a kitchen.',
  causeAreas: ['Housing', 'Food Security', 'Mental Health', 'Education'],
  focusAreas: ['Housing', 'Food Security', 'Mental Health', 'Education'],
  badges: [{ type: 'verified', description: 'Legal status confirmed.' }],
  website: 'https://harbor-light.example.org',
  isVerified: true,
  logoUrl: null,
  ...overrides,
})

export const aFeaturedOrganization = (
  overrides: Partial<FeaturedOrganization> = {},
): FeaturedOrganization => ({
  ...aTopOrganization(),
  missionStatement: 'A bed for every family tonight.',
  mission: 'A bed for every family tonight.',
  month: '2026-10',
  ...overrides,
})

export const aVerificationStatus = (overrides: Partial<OrganizationRanking> = {}): OrganizationRanking => ({
  tier: 'Silver',
  trustScore: 72,
  isNew: false,
  trustParts: [
    { part: 'verification', points: 30, of: 30 },
    { part: 'authority', points: 0, of: 10 },
    { part: 'quality', points: 12, of: 30 },
    { part: 'completion', points: 15, of: 15 },
    { part: 'answers', points: 15, of: 15 },
  ],
  badges: [{ type: 'verified', description: 'Legal status confirmed.' }],
  ...overrides,
})
