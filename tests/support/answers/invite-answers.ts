import type { Invite, InviteDetail } from '#contract/invites/invites.ts'
import type { InviteOptions } from '#contract/invites/options.ts'
import { ids } from './answers.ts'

export const anInvite = (overrides: Partial<Invite> = {}): Invite => ({
  id: ids.application,
  status: 'pending',
  content: 'Your maps would help us a lot.',
  language: 'en',
  createdAt: '2026-05-10T12:00:00.000Z',
  expiresAt: '2026-05-24T12:00:00.000Z',
  endedAt: null,
  declineReason: null,
  reason: null,
  closedReason: null,
  refusal: null,
  applicationId: null,
  project: {
    id: ids.project,
    title: 'Redesign the intake form',
    language: 'en',
    status: 'open',
    placesLeft: 2,
  },
  organization: { id: ids.organization, organizationName: 'Harbor Light Shelter', logoUrl: null },
  volunteer: {
    id: ids.volunteer,
    firstName: 'Maya',
    lastName: 'Okafor',
    profileImageUrl: null,
    hasPublicPortfolio: true,
  },
  hasReported: false,
  sender: { firstName: 'Ada', lastName: 'Berg' },
  ...overrides,
})

export const anInviteDetail = ({
  scopeHash = 'a'.repeat(64),
  screeningQuestions = [],
}: {
  scopeHash?: string
  screeningQuestions?: InviteDetail['project']['screeningQuestions']
} = {}): InviteDetail => ({
  ...anInvite(),
  project: { ...anInvite().project, description: 'People wait too long at the door.', screeningQuestions },
  organization: { ...anInvite().organization, website: null },
  scope: {
    title: 'Redesign the intake form',
    deliverables: 'A working form',
    hoursPerWeek: 4,
    totalHours: null,
    duration: null,
    startDate: null,
    endDate: null,
    milestones: null,
    timeline: null,
    isRemote: true,
    location: null,
    contactName: null,
    contact: null,
  },
  scopeHash,
})

export const someInviteOptions = (overrides: Partial<InviteOptions> = {}): InviteOptions => ({
  volunteer: { id: ids.volunteer, name: 'Maya Okafor' },
  remaining: { today: { left: 7, limit: 10 }, week: { left: 2, limit: 3 } },
  responses: { rate: null, medianHours: null },
  projects: [
    { id: ids.project, title: 'Redesign the intake form', placesLeft: 2, refusal: null },
    { id: ids.organization, title: 'Paint the door', placesLeft: 0, refusal: 'no_places_left' },
  ],
  ...overrides,
})
