/** API responses to administrators about people and organizations, for screen tests. */
import type { OrganizationCase, PersonCase } from '#contract/moderation/moderation.ts'
import { ids } from './answers.ts'

const at = '2026-11-01T09:00:00.000Z'

export const aSoundChain = { isSound: true, entries: 3, first: 1, last: 3, lastHash: 'ab12', broken: null }

export const aPersonCase = (change: Partial<PersonCase> = {}): PersonCase => ({
  id: ids.project,
  name: 'Maya Lindqvist',
  email: 'maya@example.net',
  userType: 'volunteer',
  staffRoles: [],
  heldRoles: [],
  isSuspended: false,
  deletionDueAt: null,
  emailBouncedAt: null,
  isFormer: false,
  roles: ['volunteer'],
  organizations: 0,
  createdAt: at,
  lastSeenAt: at,
  isEmailVerified: true,
  hasVolunteerProfile: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
  pendingEmail: null,
  memberships: [],
  sessions: [
    {
      id: 's',
      browser: 'Firefox',
      system: 'Linux',
      network: '203.0.113.0/24',
      createdAt: at,
      lastSeenAt: at,
    },
  ],
  applications: { pending: 1, accepted: 2, completed: 3, declined: 4, withdrawn: 5 },
  suspension: null,
  deletion: null,
  agreements: [],
  latestExport: null,
  refusal: null,
  helpRefusal: null,
  ...change,
})

export const anOrganizationCase = (change: Partial<OrganizationCase> = {}): OrganizationCase => ({
  id: ids.project,
  name: 'Harbor Light Shelter',
  isVerified: true,
  isSuspended: false,
  isImported: false,
  members: 1,
  publishedProjects: 2,
  createdAt: at,
  verification: { state: 'verified', hasCase: false },
  people: [
    { id: ids.project, name: 'Ruth Bell', email: 'ruth@example.net', role: 'owner', isSuspended: false },
  ],
  projects: { published: 2, held: 0, drafts: 1, completed: 3 },
  applications: { pending: 1, accepted: 1 },
  impact: { peopleHelped: 0, changes: [] },
  suspension: null,
  isOwnCase: false,
  ...change,
})
