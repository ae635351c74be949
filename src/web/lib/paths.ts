/** Every link to a screen, for `<Link {...paths.project(id)}>` and `navigate(paths.project(id))`. */
import type { AuditFilter } from '#contract/audit/audit.ts'
import type {
  ClaimFilter,
  ReportFilter,
  SkillFilter,
  CaseFilter,
  jobStates,
  organizationStates,
  personStates,
} from '#contract/administration/list-filters.ts'
import type { HelpTopic } from '#contract/help/help.ts'
import type { LegalDocument } from '#contract/help/legal.ts'
import type { PerkCategory, PerkState } from '#domain/rewards/perks.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import type { OrganizationFilter, OrganizationSort } from '#domain/rankings/top-organizations.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'

export const signInTabs = ['sign-up', 'forgot'] as const
export type SignInSearch = {
  tab?: (typeof signInTabs)[number] | undefined
  type?: UserType | undefined
  next?: string | undefined
}
export type BrowseSearch = {
  search?: string | undefined
  skills?: string[] | undefined
  causeAreas?: string[] | undefined
  timeCommitment?: number | undefined
  /** Id of the only organization to show. */
  org?: string | undefined
  /** Shows the top-rated projects instead of the filtered ones. */
  topRated?: true | undefined
}
export type ProjectSearch = { apply?: true | undefined }
export type CreateProjectSearch = { step?: number | undefined }
export type SetupSearch = { step?: number | undefined }
export const applicationFilters = ['pending', 'shortlisted'] as const
export type ApplicationFilter = (typeof applicationFilters)[number]
export type ApplicationsSearch = {
  tab?: 'received' | 'mine' | undefined
  /** Filters received applications; defaults to all. */
  show?: ApplicationFilter | undefined
  /** Id of the application to scroll to. */
  application?: string | undefined
}

/** Ids of the applications to compare. */
export type ComparisonSearch = { ids?: string[] | undefined }

export const volunteerTabs = ['applications', 'active', 'recommendations', 'saved'] as const
export type VolunteerDashboardSearch = { tab?: (typeof volunteerTabs)[number] | undefined }
export const organizationTabs = ['applications', 'projects', 'volunteers'] as const
export type OrganizationDashboardSearch = { tab?: (typeof organizationTabs)[number] | undefined }

export const profileTabs = ['personal', 'volunteer', 'organization', 'settings'] as const
export type ProfileSearch = { tab?: (typeof profileTabs)[number] | undefined }

/** The open conversation and a message in it, or with whom and about what a new one starts. */
export type MessagesSearch = {
  conversation?: string | undefined
  message?: string | undefined
  organization?: string | undefined
  volunteer?: string | undefined
  project?: string | undefined
}

export const reviewTabs = ['given', 'received', 'pending'] as const
export type ReviewsSearch = {
  tab?: (typeof reviewTabs)[number] | undefined
  /** Id of the application whose review to scroll to. */
  application?: string | undefined
}
export const rewardTabs = ['overview', 'badges', 'perks', 'achievements'] as const
export type RewardsSearch = {
  tab?: (typeof rewardTabs)[number] | undefined
  /** Category of perks; defaults to all. */
  category?: PerkCategory | undefined
}

export const matchingTabs = ['recommendations', 'insights', 'preferences'] as const
export type MatchingSearch = {
  tab?: (typeof matchingTabs)[number] | undefined
  /** Defaults to best fit first. */
  order?: MatchOrder | undefined
  /** Includes projects that the user is not eligible for. */
  ineligible?: true | undefined
}

/** For accounts with both sides; defaults to the current mode. */
export type ReviewAnalyticsSearch = { side?: UserType | undefined }
/** The first two are required. If several people could be reviewed, the page asks which one (decision A23). */
export type CreateReviewSearch = {
  projectId?: string | undefined
  revieweeType?: ApplicationSide | undefined
  revieweeId?: string | undefined
}

export type AdminPeopleSearch = { q?: string | undefined; state?: (typeof personStates)[number] | undefined }
export type AdminOrganizationsSearch = {
  q?: string | undefined
  state?: (typeof organizationStates)[number] | undefined
}
export type AdminJobsSearch = {
  state?: (typeof jobStates)[number] | undefined
  kind?: string | undefined
}
export type AdminPerksSearch = { state?: PerkState | undefined }
export type AdminAuditSearch = AuditFilter
export type AdminVerificationSearch = {
  /** Defaults to pending ones. */
  state?: Exclude<CaseFilter, 'pending'> | undefined
  search?: string | undefined
}
export const portfolioViews = ['others'] as const
/** Previews the volunteer's own portfolio as others see it; defaults to their own view. */
export type PortfolioSearch = { view?: (typeof portfolioViews)[number] | undefined }
/** Defaults to pending ones. */
export type AdminClaimsSearch = { state?: Exclude<ClaimFilter, 'waiting'> | undefined }
/** Defaults to open ones. */
export type AdminMessagesSearch = { state?: Exclude<ReportFilter, 'open'> | undefined }
export type AdminSkillsSearch = { state?: Exclude<SkillFilter, 'waiting'> | undefined }
export type AdminReviewsSearch = { state?: Exclude<ReportFilter, 'open'> | undefined }

export type TopOrganizationsSearch = {
  search?: string | undefined
  /** Defaults to all. */
  filter?: OrganizationFilter | undefined
  /** Defaults to rating. */
  sort?: OrganizationSort | undefined
}

/** The heading of the notification settings, which emails link to too. */
export const notificationSettingsId = 'notification-settings'

export const paths = {
  home: () => ({ to: '/' }) as const,
  dashboard: () => ({ to: '/dashboard' }) as const,
  admin: () => ({ to: '/admin' }) as const,
  adminPeople: (search: AdminPeopleSearch = {}) => ({ to: '/admin/people', search }) as const,
  adminPerson: (id: string) => ({ to: '/admin/people/$id', params: { id } }) as const,
  adminOrganizations: (search: AdminOrganizationsSearch = {}) =>
    ({ to: '/admin/organizations', search }) as const,
  adminOrganization: (id: string) => ({ to: '/admin/organizations/$id', params: { id } }) as const,
  adminPerks: (search: AdminPerksSearch = {}) => ({ to: '/admin/perks', search }) as const,
  adminNewPerk: () => ({ to: '/admin/perks/new' }) as const,
  adminPerk: (id: string) => ({ to: '/admin/perks/$id', params: { id } }) as const,
  adminAudit: (search: AdminAuditSearch = {}) => ({ to: '/admin/audit', search }) as const,
  adminVerification: (search: AdminVerificationSearch = {}) =>
    ({ to: '/admin/verification', search }) as const,
  adminVerificationCase: (id: string) => ({ to: '/admin/verification/$id', params: { id } }) as const,
  adminClaims: (search: AdminClaimsSearch = {}) => ({ to: '/admin/claims', search }) as const,
  adminMessages: (search: AdminMessagesSearch = {}) => ({ to: '/admin/messages', search }) as const,
  adminSkills: (search: AdminSkillsSearch = {}) => ({ to: '/admin/skills', search }) as const,
  adminReviews: (search: AdminReviewsSearch = {}) => ({ to: '/admin/reviews', search }) as const,
  volunteerDashboard: (search: VolunteerDashboardSearch = {}) =>
    ({ to: '/volunteer-dashboard', search }) as const,
  organizationDashboard: (search: OrganizationDashboardSearch = {}) =>
    ({ to: '/organization-dashboard', search }) as const,
  /** `step` is a step of the wizard, from 1. */
  organizationSetup: (search: SetupSearch = {}) => ({ to: '/organization-profile-setup', search }) as const,
  organizationProfile: () => ({ to: '/organization-profile' }) as const,
  /** Where users add the organization side to their account. */
  addOrganization: () => ({ to: '/organization-verification', search: {} }) as const,
  /** `step` is a step of the form, from 1; without it, the status of the verification. */
  organizationVerification: (search: SetupSearch = {}) =>
    ({ to: '/organization-verification', search }) as const,
  profile: (search: ProfileSearch = {}) => ({ to: '/profile', search }) as const,
  /** The notification section of the account settings. */
  notificationSettings: () =>
    ({ to: '/profile', search: { tab: 'settings' }, hash: notificationSettingsId }) as const,
  /** `next` is a path on this site to go to afterwards. */
  signIn: (search: SignInSearch = {}) => ({ to: '/auth', search }) as const,
  browse: (search: BrowseSearch = {}) => ({ to: '/browse', search }) as const,
  /** `apply` opens the apply dialog. */
  project: (id: string, search: ProjectSearch = {}) =>
    ({ to: '/project/$id', params: { id }, search }) as const,
  /** The same project, at the URL that the match list links to (spec F2.2). */
  matchedProject: (id: string, search: ProjectSearch = {}) =>
    ({ to: '/projects/$id', params: { id }, search }) as const,
  organization: (id: string) => ({ to: '/organizations/$id', params: { id } }) as const,
  /** The projects of one organization, at the URL that the specification links to (spec F2). */
  projectsOf: (organizationId: string) =>
    ({ to: '/browse-projects', search: { org: organizationId } }) as const,
  topOrganizations: (search: TopOrganizationsSearch = {}) => ({ to: '/top-organizations', search }) as const,
  claimOrganization: (id: string) => ({ to: '/organizations/$id/claim', params: { id } }) as const,
  /** A person's primary organization (decision A27). */
  organizationOf: (userId: string) => ({ to: '/organization/$userId', params: { userId } }) as const,
  /** `step` is a step of the form, from 1. */
  editProject: (id: string, search: CreateProjectSearch = {}) =>
    ({ to: '/projects/$id/edit', params: { id }, search }) as const,
  createProject: (search: CreateProjectSearch = {}) => ({ to: '/create-project', search }) as const,
  volunteerProfile: () => ({ to: '/volunteer-profile' }) as const,
  volunteerProfileSetup: (search: SetupSearch = {}) => ({ to: '/volunteer-profile-setup', search }) as const,
  /** A volunteer's portfolio, by their id. */
  portfolio: (id: string, search: PortfolioSearch = {}) =>
    ({ to: '/volunteers/$id', params: { id }, search }) as const,
  /** Where anyone can check a credential. */
  credential: (id: string) => ({ to: '/credentials/$id', params: { id } }) as const,
  /** The certificate of one work in the portfolio. */
  certificate: (id: string, workId: string) =>
    ({ to: '/volunteers/$id/certificates/$workId', params: { id, workId } }) as const,
  applications: (search: ApplicationsSearch = {}) => ({ to: '/applications', search }) as const,
  compareApplications: (ids: string[]) => ({ to: '/applications/compare', search: { ids } }) as const,
  messages: (search: MessagesSearch = {}) => ({ to: '/messages', search }) as const,
  reviews: (search: ReviewsSearch = {}) => ({ to: '/reviews', search }) as const,
  reviewAnalytics: (search: ReviewAnalyticsSearch = {}) => ({ to: '/review-analytics', search }) as const,
  rewards: (search: RewardsSearch = {}) => ({ to: '/perks-and-rewards', search }) as const,
  matching: (search: MatchingSearch = {}) => ({ to: '/project-matching', search }) as const,
  createReview: (search: CreateReviewSearch) => ({ to: '/create-review', search }) as const,
  help: (topic: HelpTopic) => ({ to: '/help/$topic', params: { topic } }) as const,
  helpContents: () => ({ to: '/help' }) as const,
  legal: (document: LegalDocument) => ({ to: '/legal/$document', params: { document } }) as const,
}
