/** What each screen reads from the parameters of its address; what makes no sense is passed over. */
import { userTypes } from '#domain/accounts.ts'
import { applicationSides } from '#domain/applications.ts'
import { matchOrders } from '#domain/match-order.ts'
import { perkCategories } from '#domain/perks.ts'
import { anyTimeCommitment, projectStepNames } from '#domain/projects.ts'
import { organizationFilters, organizationSorts } from '#domain/top-organizations.ts'
import { readChoice, readList, readNumber, readReturnPath, readText } from './lib/search-params.ts'
import {
  matchingTabs,
  organizationTabs,
  portfolioViews,
  shownApplications,
  profileTabs,
  reviewTabs,
  rewardTabs,
  signInTabs,
  volunteerTabs,
  type ApplicationsSearch,
  type BrowseSearch,
  type ComparisonSearch,
  type CreateProjectSearch,
  type CreateReviewSearch,
  type MatchingSearch,
  type MessagesSearch,
  type OrganizationDashboardSearch,
  type PortfolioSearch,
  type ProfileSearch,
  type ProjectSearch,
  type ReviewAnalyticsSearch,
  type ReviewsSearch,
  type RewardsSearch,
  type SetupSearch,
  type SignInSearch,
  type TopOrganizationsSearch,
  type VolunteerDashboardSearch,
} from './paths.ts'

// Every parameter a screen knows must be answered, undefined where absent: the router lays the answer over the raw ones.
type Values = Record<string, unknown>

export const readSignIn = (values: Values): SignInSearch => ({
  tab: readChoice(signInTabs, values['tab']),
  type: readChoice(userTypes, values['type']),
  next: readReturnPath(values['next']),
})

export const readBrowse = (values: Values): BrowseSearch => ({
  search: readText(values['search']),
  skills: readList(values['skills']),
  causeAreas: readList(values['causeAreas']),
  timeCommitment: readNumber(values['timeCommitment'], { min: 1, max: anyTimeCommitment - 1 }),
  org: readText(values['org']),
  topRated: values['topRated'] === 'true' || values['topRated'] === true ? true : undefined,
})

export const readProjectSearch = (values: Values): ProjectSearch => ({
  apply: values['apply'] === 'true' || values['apply'] === true ? true : undefined,
})

export const readPortfolioView = (values: Values): PortfolioSearch => ({
  view: readChoice(portfolioViews, values['view']),
})

export const readCreateProject = (values: Values): CreateProjectSearch => ({
  step: readNumber(values['step'], { min: 1, max: projectStepNames.length }),
})

export const readSetup = (values: Values): SetupSearch => ({
  step: readNumber(values['step'], { min: 1, max: 4 }),
})

export const readApplications = (values: Values): ApplicationsSearch => ({
  tab: readChoice(['received', 'mine'], values['tab']),
  application: readText(values['application']),
  show: readChoice(shownApplications, values['show']),
})

export const readComparison = (values: Values): ComparisonSearch => ({ ids: readList(values['ids']) })

export const readVolunteerDashboard = (values: Values): VolunteerDashboardSearch => ({
  tab: readChoice(volunteerTabs, values['tab']),
})

export const readOrganizationDashboard = (values: Values): OrganizationDashboardSearch => ({
  tab: readChoice(organizationTabs, values['tab']),
})

export const readProfile = (values: Values): ProfileSearch => ({
  tab: readChoice(profileTabs, values['tab']),
})

export const readMessages = (values: Values): MessagesSearch => ({
  conversation: readText(values['conversation']),
  message: readText(values['message']),
  organization: readText(values['organization']),
  volunteer: readText(values['volunteer']),
  project: readText(values['project']),
})

export const readReviews = (values: Values): ReviewsSearch => ({
  tab: readChoice(reviewTabs, values['tab']),
  application: readText(values['application']),
})

export const readCreateReview = (values: Values): CreateReviewSearch => ({
  projectId: readText(values['projectId']),
  revieweeType: readChoice(applicationSides, values['revieweeType']),
  revieweeId: readText(values['revieweeId']),
})

export const readReviewAnalytics = (values: Values): ReviewAnalyticsSearch => ({
  side: readChoice(userTypes, values['side']),
})

export const readRewards = (values: Values): RewardsSearch => ({
  tab: readChoice(rewardTabs, values['tab']),
  category: readChoice(perkCategories, values['category']),
})

export const readMatching = (values: Values): MatchingSearch => ({
  tab: readChoice(matchingTabs, values['tab']),
  order: readChoice(matchOrders, values['order']),
  ineligible: values['ineligible'] === 'true' || values['ineligible'] === true ? true : undefined,
})

export const readTopOrganizations = (values: Values): TopOrganizationsSearch => ({
  search: readText(values['search']),
  filter: readChoice(organizationFilters, values['filter']),
  sort: readChoice(organizationSorts, values['sort']),
})
