/** What each screen parses from the URL's search parameters; invalid values are ignored. */
import { userTypes } from '#domain/accounts/accounts.ts'
import { applicationSides } from '#domain/applications/applications.ts'
import { matchOrders } from '#domain/matching/order.ts'
import { perkCategories } from '#domain/rewards/perks.ts'
import { anyTimeCommitment, projectStepNames } from '#domain/projects/projects.ts'
import { organizationFilters, organizationSorts } from '#domain/rankings/top-organizations.ts'
import { parseChoice, parseList, parseNumber, parseReturnPath, parseText } from '#web/lib/search-params.ts'
import {
  matchingTabs,
  organizationTabs,
  portfolioViews,
  applicationFilters,
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
} from '#web/lib/paths.ts'

// Every parameter of a screen must be returned, undefined if absent: the router merges the result over the raw
// parameters.
type Values = Record<string, unknown>

export const parseSignInSearch = (values: Values): SignInSearch => ({
  tab: parseChoice(signInTabs, values['tab']),
  type: parseChoice(userTypes, values['type']),
  next: parseReturnPath(values['next']),
})

export const parseBrowseSearch = (values: Values): BrowseSearch => ({
  search: parseText(values['search']),
  skills: parseList(values['skills']),
  causeAreas: parseList(values['causeAreas']),
  timeCommitment: parseNumber(values['timeCommitment'], { min: 1, max: anyTimeCommitment - 1 }),
  org: parseText(values['org']),
  topRated: values['topRated'] === 'true' || values['topRated'] === true ? true : undefined,
})

export const parseProjectSearch = (values: Values): ProjectSearch => ({
  apply: values['apply'] === 'true' || values['apply'] === true ? true : undefined,
})

export const parsePortfolioSearch = (values: Values): PortfolioSearch => ({
  view: parseChoice(portfolioViews, values['view']),
})

export const parseCreateProjectSearch = (values: Values): CreateProjectSearch => ({
  step: parseNumber(values['step'], { min: 1, max: projectStepNames.length }),
})

export const parseSetupSearch = (values: Values): SetupSearch => ({
  step: parseNumber(values['step'], { min: 1, max: 4 }),
})

export const parseApplicationsSearch = (values: Values): ApplicationsSearch => ({
  tab: parseChoice(['received', 'mine'], values['tab']),
  application: parseText(values['application']),
  show: parseChoice(applicationFilters, values['show']),
})

export const parseComparisonSearch = (values: Values): ComparisonSearch => ({ ids: parseList(values['ids']) })

export const parseVolunteerDashboardSearch = (values: Values): VolunteerDashboardSearch => ({
  tab: parseChoice(volunteerTabs, values['tab']),
})

export const parseOrganizationDashboardSearch = (values: Values): OrganizationDashboardSearch => ({
  tab: parseChoice(organizationTabs, values['tab']),
})

export const parseProfileSearch = (values: Values): ProfileSearch => ({
  tab: parseChoice(profileTabs, values['tab']),
})

export const parseMessagesSearch = (values: Values): MessagesSearch => ({
  conversation: parseText(values['conversation']),
  message: parseText(values['message']),
  organization: parseText(values['organization']),
  volunteer: parseText(values['volunteer']),
  project: parseText(values['project']),
})

export const parseReviewsSearch = (values: Values): ReviewsSearch => ({
  tab: parseChoice(reviewTabs, values['tab']),
  application: parseText(values['application']),
})

export const parseCreateReviewSearch = (values: Values): CreateReviewSearch => ({
  projectId: parseText(values['projectId']),
  revieweeType: parseChoice(applicationSides, values['revieweeType']),
  revieweeId: parseText(values['revieweeId']),
})

export const parseReviewAnalyticsSearch = (values: Values): ReviewAnalyticsSearch => ({
  side: parseChoice(userTypes, values['side']),
})

export const parseRewardsSearch = (values: Values): RewardsSearch => ({
  tab: parseChoice(rewardTabs, values['tab']),
  category: parseChoice(perkCategories, values['category']),
})

export const parseMatchingSearch = (values: Values): MatchingSearch => ({
  tab: parseChoice(matchingTabs, values['tab']),
  order: parseChoice(matchOrders, values['order']),
  ineligible: values['ineligible'] === 'true' || values['ineligible'] === true ? true : undefined,
})

export const parseTopOrganizationsSearch = (values: Values): TopOrganizationsSearch => ({
  search: parseText(values['search']),
  filter: parseChoice(organizationFilters, values['filter']),
  sort: parseChoice(organizationSorts, values['sort']),
})
