/** An organization's page for tests of the interface. */
import type { Organization, PublicReview } from '#contract/organizations/page.ts'
import { noSocialMedia } from '#domain/organizations/organizations.ts'
import { ids } from './answers.ts'

export const anOrganizationPage = (overrides: Partial<Organization> = {}): Organization => ({
  id: ids.organization,
  organizationName: 'Harbor Light Shelter',
  missionStatement: 'A bed for every family tonight.',
  mission: 'A bed for every family tonight.',
  description: 'Sixty beds and a kitchen.',
  language: 'en',
  causeAreas: ['Housing'],
  focusAreas: ['Housing'],
  location: 'Portland, ME',
  website: 'https://harbor-light.example.org',
  foundedYear: 2009,
  yearEstablished: 2009,
  employeeCount: '11-50',
  size: 'small',
  socialMedia: noSocialMedia,
  socialMediaHandles: noSocialMedia,
  contact: null,
  isVerified: true,
  legalStatus: { isByRegister: true, postedOn: '2026-09-08', label: null, branch: null, isStale: false },
  authority: { method: 'mail', domain: 'harbor-light.org', provedAt: '2026-10-02T09:00:00.000Z' },
  logoUrl: null,
  isImported: false,
  isClaimable: false,
  averageRating: 4.7,
  totalReviews: 3,
  projectsCount: 2,
  completedProjects: 1,
  response: { rate: 92, medianHours: 47 },
  standing: null,
  createdAt: '2025-03-09T12:00:00.000Z',
  viewer: null,
  ...overrides,
})

export const aPublicReview = (overrides: Partial<PublicReview> = {}): PublicReview => ({
  id: ids.application,
  rating: 4,
  reviewText: 'They knew what they wanted.',
  comment: 'They knew what they wanted.',
  language: 'en',
  reviewerName: 'Maya L.',
  project: { id: ids.project, title: 'Redesign the intake form' },
  createdAt: '2026-11-02T12:00:00.000Z',
  editedAt: null,
  reply: null,
  viewer: null,
  ...overrides,
})
