/** Every link to a screen, for `<Link {...paths.project(id)}>` and `navigate(paths.project(id))`. */
import type { HelpTopic } from '#contract/help/help.ts'
import type { LegalDocument } from '#contract/help/legal.ts'
import type { SearchOf } from './screen-search.ts'

/** The heading of the notification settings, which emails link to too. */
export const notificationSettingsId = 'notification-settings'

/** The heading of the saved searches in the settings, which emails link to too. */
export const savedSearchesId = 'saved-searches'

/** The heading of the person's data in the settings, which emails link to too. */
export const personalDataId = 'personal-data'

/** The heading of whom the reader blocked in the settings. */
export const blockedId = 'blocked'

/** The heading of the volunteers who match a project, on its page. */
export const volunteerMatchesId = 'volunteer-matches'

/** The heading of the members of an organization, which the checklist of a new organization leads to. */
export const membersId = (organizationId: string) => `members-${organizationId}`

/** Where an administrator sets the value of an hour, below the impact report. */
export const hourRatesId = 'hour-rates'

/** The received applications that wait for an answer, the longest first. */
export const waitingSearch = { tab: 'received', show: 'pending', sort: 'oldest' } as const

export const paths = {
  home: () => ({ to: '/' }) as const,
  dashboard: () => ({ to: '/dashboard' }) as const,
  admin: () => ({ to: '/admin' }) as const,
  adminPeople: (search: SearchOf<'/admin/people'> = {}) => ({ to: '/admin/people', search }) as const,
  adminStaff: (search: SearchOf<'/admin/staff'> = {}) => ({ to: '/admin/staff', search }) as const,
  adminInvitePeople: () => ({ to: '/admin/people/invite' }) as const,
  adminPerson: (id: string) => ({ to: '/admin/people/$id', params: { id } }) as const,
  adminOrganizations: (search: SearchOf<'/admin/organizations'> = {}) =>
    ({ to: '/admin/organizations', search }) as const,
  adminProjects: (search: SearchOf<'/admin/projects'> = {}) => ({ to: '/admin/projects', search }) as const,
  adminOrganization: (id: string) => ({ to: '/admin/organizations/$id', params: { id } }) as const,
  adminPerks: (search: SearchOf<'/admin/perks'> = {}) => ({ to: '/admin/perks', search }) as const,
  adminNewPerk: () => ({ to: '/admin/perks/new' }) as const,
  adminPerk: (id: string) => ({ to: '/admin/perks/$id', params: { id } }) as const,
  adminAudit: (search: SearchOf<'/admin/audit'> = {}) => ({ to: '/admin/audit', search }) as const,
  adminImpact: (search: SearchOf<'/admin/impact'> = {}) => ({ to: '/admin/impact', search }) as const,
  adminVerification: (search: SearchOf<'/admin/verification'> = {}) =>
    ({ to: '/admin/verification', search }) as const,
  adminVerificationCase: (id: string) => ({ to: '/admin/verification/$id', params: { id } }) as const,
  volunteerDashboard: (search: SearchOf<'/volunteer-dashboard'> = {}) =>
    ({ to: '/volunteer-dashboard', search }) as const,
  organizationDashboard: (search: SearchOf<'/organization-dashboard'> = {}) =>
    ({ to: '/organization-dashboard', search }) as const,
  /** `step` is a step of the wizard, from 1. */
  organizationSetup: (search: SearchOf<'/organization-profile-setup'> = {}) =>
    ({ to: '/organization-profile-setup', search }) as const,
  /** Where users add the organization side to their account. */
  addOrganization: () => ({ to: '/organization-verification', search: {} }) as const,
  /** `step` is a step of the form, from 1; without it, the status of the verification. */
  organizationVerification: (search: SearchOf<'/organization-verification'> = {}) =>
    ({ to: '/organization-verification', search }) as const,
  profile: (search: SearchOf<'/profile'> = {}) => ({ to: '/profile', search }) as const,
  /** The copy of the reader's data in the account settings. */
  personalData: () => ({ to: '/profile', search: { tab: 'settings' }, hash: personalDataId }) as const,
  /** Whom the reader blocked, in the account settings. */
  blocked: () => ({ to: '/profile', search: { tab: 'settings' }, hash: blockedId }) as const,
  /** The notification section of the account settings. */
  notificationSettings: () =>
    ({ to: '/profile', search: { tab: 'settings' }, hash: notificationSettingsId }) as const,
  /** `next` is a path on this site to go to afterwards. */
  signIn: (search: SearchOf<'/auth'> = {}) => ({ to: '/auth', search }) as const,
  /** Where visitors create an account; `type` if the link says which, `next` as above. */
  signUp: (search: Omit<SearchOf<'/auth'>, 'tab'> = {}) =>
    ({ to: '/auth', search: { tab: 'sign-up', ...search } }) as const,
  browse: (search: SearchOf<'/browse'> = {}) => ({ to: '/browse', search }) as const,
  /** `apply` opens the apply dialog. */
  project: (id: string, search: SearchOf<'/project/$id'> = {}) =>
    ({ to: '/project/$id', params: { id }, search }) as const,
  /** The same project, at the URL that the match list links to (spec F2.2). */
  matchedProject: (id: string, search: SearchOf<'/projects/$id'> = {}) =>
    ({ to: '/projects/$id', params: { id }, search }) as const,
  organization: (id: string) => ({ to: '/organizations/$id', params: { id } }) as const,
  /** The projects of one organization, at the URL that the specification links to (spec F2). */
  projectsOf: (organizationId: string) =>
    ({ to: '/browse-projects', search: { org: organizationId } }) as const,
  /** The impact report of one of the reader's organizations. */
  organizationImpact: (id: string, search: SearchOf<'/organizations/$id/impact'> = {}) =>
    ({ to: '/organizations/$id/impact', params: { id }, search }) as const,
  topOrganizations: (search: SearchOf<'/top-organizations'> = {}) =>
    ({ to: '/top-organizations', search }) as const,
  claimOrganization: (id: string) => ({ to: '/organizations/$id/claim', params: { id } }) as const,
  /** A person's primary organization (decision A27). */
  organizationOf: (userId: string) => ({ to: '/organization/$userId', params: { userId } }) as const,
  /** `step` is a step of the form, from 1. */
  editProject: (id: string, search: SearchOf<'/projects/$id/edit'> = {}) =>
    ({ to: '/projects/$id/edit', params: { id }, search }) as const,
  createProject: (search: SearchOf<'/create-project'> = {}) => ({ to: '/create-project', search }) as const,
  /** `edit` opens the form. */
  volunteerProfile: (search: SearchOf<'/volunteer-profile'> = {}) =>
    ({ to: '/volunteer-profile', search }) as const,
  organizationProfile: () => ({ to: '/organization-profile' }) as const,
  /** The members of one of the reader's organizations. */
  organizationMembers: (id: string) =>
    ({ to: '/profile', search: { tab: 'organization' }, hash: membersId(id) }) as const,
  volunteerProfileSetup: (search: SearchOf<'/volunteer-profile-setup'> = {}) =>
    ({ to: '/volunteer-profile-setup', search }) as const,
  /** The directory of volunteers, for organizations. */
  volunteers: (search: SearchOf<'/volunteers'> = {}) => ({ to: '/volunteers', search }) as const,
  /** A volunteer's portfolio, by their id. */
  portfolio: (id: string, search: SearchOf<'/volunteers/$id'> = {}) =>
    ({ to: '/volunteers/$id', params: { id }, search }) as const,
  /** Where anyone can check a credential. */
  credential: (id: string) => ({ to: '/credentials/$id', params: { id } }) as const,
  /** The certificate of one work in the portfolio. */
  certificate: (id: string, workId: string) =>
    ({ to: '/volunteers/$id/certificates/$workId', params: { id, workId } }) as const,
  applications: (search: SearchOf<'/applications'> = {}) => ({ to: '/applications', search }) as const,
  invites: (search: SearchOf<'/invites'> = {}) => ({ to: '/invites', search }) as const,
  sentInvites: (search: SearchOf<'/sent-invites'> = {}) => ({ to: '/sent-invites', search }) as const,
  /** What both sides of an application agreed to. */
  agreedScope: (id: string, search: SearchOf<'/applications/$id/scope'> = {}) =>
    ({ to: '/applications/$id/scope', params: { id }, search }) as const,
  compareApplications: (ids: string[]) => ({ to: '/applications/compare', search: { ids } }) as const,
  messages: (search: SearchOf<'/messages'> = {}) => ({ to: '/messages', search }) as const,
  reviews: (search: SearchOf<'/reviews'> = {}) => ({ to: '/reviews', search }) as const,
  reviewAnalytics: (search: SearchOf<'/review-analytics'> = {}) =>
    ({ to: '/review-analytics', search }) as const,
  rewards: (search: SearchOf<'/perks-and-rewards'> = {}) => ({ to: '/perks-and-rewards', search }) as const,
  matching: (search: SearchOf<'/project-matching'> = {}) => ({ to: '/project-matching', search }) as const,
  createReview: (search: SearchOf<'/create-review'>) => ({ to: '/create-review', search }) as const,
  help: (topic: HelpTopic) => ({ to: '/help/$topic', params: { topic } }) as const,
  decisions: () => ({ to: '/decisions' }) as const,
  safeguards: () => ({ to: '/safeguards' }) as const,
  helpContents: () => ({ to: '/help' }) as const,
  legal: (document: LegalDocument) => ({ to: '/legal/$document', params: { document } }) as const,
}
