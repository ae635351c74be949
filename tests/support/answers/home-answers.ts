/** Complete homes of the contract for interface tests. */
import type { OrganizationHome, VolunteerHome } from '#contract/dashboards/homes.ts'
import { ids } from './answers.ts'

const project = { id: ids.project, title: 'Redesign the intake form' }
const at = '2026-11-03T12:00:00.000Z'

/** A volunteer with work under way, a goal and most of a profile. */
export const aVolunteerHome = (overrides: Partial<VolunteerHome> = {}): VolunteerHome => ({
  tasks: [
    {
      kind: 'log_hours',
      applicationId: ids.application,
      project,
      organizationName: 'Harbor Light Shelter',
      confirmedHours: 12,
      waitingHours: 0,
    },
    {
      kind: 'waiting',
      applicationId: ids.hours,
      project: { id: ids.organization, title: 'A cash-flow plan' },
      organizationName: 'Plenty Food Bank',
      at,
      usualHours: 48,
    },
  ],
  goals: 'Use my bookkeeping, and learn grant writing.',
  profile: {
    percent: 75,
    done: ['skills', 'causes', 'location', 'bio', 'goal'],
    open: ['hours', 'experience'],
  },
  recommended: [
    {
      id: ids.project,
      title: 'A grant for the kitchen',
      organizationName: 'Plenty Food Bank',
      matchScore: 86,
      isUnderReview: false,
      timeCommitment: 6,
      goal: { kind: 'skill', label: 'Grant Writing' },
      basis: 'profile',
    },
  ],
  impact: {
    activeProjects: 1,
    completedProjects: 1,
    confirmedHours: 12.5,
    waitingHours: 3,
    averageRating: 4.5,
    totalReviews: 2,
  },
  ...overrides,
})

/** A volunteer who has just registered. */
export const aNewVolunteerHome = (): VolunteerHome =>
  aVolunteerHome({
    tasks: [],
    goals: null,
    profile: {
      percent: 0,
      done: [],
      open: ['skills', 'causes', 'location', 'hours', 'experience', 'bio', 'goal'],
    },
    recommended: [],
    impact: {
      activeProjects: 0,
      completedProjects: 0,
      confirmedHours: 0,
      waitingHours: 0,
      averageRating: null,
      totalReviews: 0,
    },
  })

/** An organization with applications to review and two steps left. */
export const anOrganizationHome = (overrides: Partial<OrganizationHome> = {}): OrganizationHome => ({
  organization: {
    id: ids.organization,
    name: 'Harbor Light Shelter',
    isNamed: true,
    logoUrl: null,
    hasMission: true,
    isVerified: false,
    verification: 'none',
  },
  tasks: [
    { kind: 'applications', applications: 3, oldestAt: at, projects: 1, project },
    { kind: 'hours', hours: 2.5, people: 1, name: 'Maya Lindqvist', oldestAt: at },
  ],
  elsewhere: { applications: 0, organizations: 0 },
  setup: {
    steps: [
      { step: 'name', state: 'done' },
      { step: 'project', state: 'done' },
      { step: 'verify', state: 'open' },
      { step: 'email', state: 'open' },
      { step: 'invite', state: 'open' },
    ],
    firstProjectAt: '2026-11-02T12:00:00.000Z',
    colleagues: 0,
    goals: null,
  },
  projects: [
    {
      ...project,
      status: 'open',
      isDraft: false,
      isHeld: false,
      acceptedCount: 0,
      maxVolunteers: 5,
      pendingCount: 3,
    },
  ],
  impact: {
    activeProjects: 1,
    totalVolunteers: 3,
    completedProjects: 1,
    totalHours: 4,
    averageRating: null,
    totalReviews: 0,
  },
  ...overrides,
})

/** An organization that has just registered. */
export const aNewOrganizationHome = (): OrganizationHome =>
  anOrganizationHome({
    organization: {
      ...anOrganizationHome().organization,
      name: 'Ruth Calloway',
      isNamed: false,
      hasMission: false,
    },
    tasks: [],
    setup: {
      steps: (['name', 'verify', 'email', 'project', 'invite'] as const).map((step) => ({
        step,
        state: 'open',
      })),
      firstProjectAt: null,
      colleagues: 0,
      goals: null,
    },
    projects: [],
    impact: {
      activeProjects: 0,
      totalVolunteers: 0,
      completedProjects: 0,
      totalHours: 0,
      averageRating: null,
      totalReviews: 0,
    },
  })
