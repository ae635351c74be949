/** A volunteer's portfolio for tests of the interface. */
import type { Portfolio, PortfolioWork } from '#contract/portfolios/portfolios.ts'
import { ids } from './answers.ts'

export const aWork = (overrides: Partial<PortfolioWork> = {}): PortfolioWork => ({
  id: ids.application,
  project: {
    id: ids.project,
    title: 'Redesign the intake form',
    deliverables: 'A form of one page.',
    outcome: { peopleHelped: 40, summary: 'Forty families were let in the same day.' },
  },
  organization: {
    id: ids.organization,
    organizationName: 'Harbor Light Shelter',
    logoUrl: null,
    isVerified: true,
  },
  skills: ['UX Design'],
  confirmedHours: 12.5,
  automaticHours: 0,
  scopeVersion: 1,
  startedAt: '2026-09-01T12:00:00.000Z',
  completedAt: '2026-10-04T12:00:00.000Z',
  credentialId: null,
  revokedCredentialId: null,
  isOmitted: false,
  ...overrides,
})

export const aPortfolioPage = (overrides: Partial<Portfolio> = {}): Portfolio => ({
  id: ids.volunteer,
  name: 'Maya Lindqvist',
  imageUrl: null,
  headline: 'Information designer',
  bio: 'I draw forms.',
  language: 'en',
  location: 'Minneapolis, MN',
  website: null,
  linkedinUrl: null,
  causes: ['Housing'],
  skills: [
    { label: 'UI/UX Design', workIds: [ids.application] },
    { label: 'Juggling', workIds: [] },
  ],
  projects: [],
  works: [aWork()],
  totals: { works: 1, confirmedHours: 12.5, organizations: 1 },
  badges: [],
  averageRating: 4.5,
  totalReviews: 2,
  createdAt: '2025-03-09T12:00:00.000Z',
  isPublic: true,
  isOwn: false,
  viewer: null,
  hasProfile: true,
  ...overrides,
})
