/** Written from dashboards.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DashboardsTexts {
  numbers: string
  failed: string
  notRated: string
  analytics: string
  rewards: string
  reviews: (values: { count: number }) => string
  hours: (values: { hours: string | number }) => string
  hoursToConfirm: (values: { hours: number }) => string
  plannedHours: (values: { hours: number }) => string
  stats: {
    activeApplications: string
    activeProjects: string
    completedProjects: string
    hoursContributed: string
    projectsCompleted: string
    impactHours: string
    averageRating: string
    averageValue: (values: { average: number }) => string
    totalVolunteers: string
  }
  bands: {
    perfect: string
    good: string
  }
  matchScore: (values: { score: string | number }) => string
  planning: string
  active: string
  counts: {
    applications: (values: { count: number }) => string
    accepted: (values: { count: string | number }) => string
    pending: (values: { count: string | number }) => string
  }
  volunteer: {
    title: string
    intro: string
    browse: string
    profile: string
    tabsLabel: string
    tabs: {
      applications: string
      active: string
      recommendations: string
      saved: string
    }
    noActive: string
    noActiveText: string
    recommendationsText: string
    noRecommendations: string
    noRecommendationsText: string
    recommendationsFailed: string
    required: string
    skills: string
    why: string
    points: (values: { points: number }) => string
    noSaved: string
    noSavedText: string
    savedFailed: string
    moreSavedFailed: string
    shown: (values: { shown: number; total: string | number }) => string
    loadMore: string
    unavailable: string
    unavailableText: string
    unsave: string
    savedOn: string
  }
  organization: {
    title: string
    intro: string
    create: string
    findVolunteers: string
    tabsLabel: string
    tabs: {
      applications: string
      projects: string
      volunteers: string
    }
    zeroApplications: string
    noApplicationsText: string
    noProjects: string
    noProjectsText: string
    noVolunteers: string
    noVolunteersText: string
    projectsFailed: string
    moreFailed: string
    loadMore: string
    waiting: string
    hidden: {
      draft: string
      held: string
      removed: string
    }
    posted: string
    begun: string
    signedOff: string
    atWork: string
    waitingFor: (values: { age: string | number }) => string
  }
  generic: {
    title: string
    volunteerText: string
    organizationText: string
    quickActions: string
    browse: string
    updateProfile: string
    post: string
    manage: string
    complete: string
    activity: string
    noActivity: string
    applications: string
    zeroApplications: string
    recommended: string
    noRecommended: string
    performance: string
    noProjects: string
    featured: string
    noFeatured: string
    topProjects: string
    noTopProjects: string
    topOrganizations: string
    noTopOrganizations: string
    reviews: string
    noReviews: string
    stars: (values: { rating: string | number }) => string
    topRated: string
    listFailed: string
    all: string
    moves: {
      own: {
        pending: (values: { project: string | number }) => string
        accepted: (values: { volunteer: string | number; project: string | number }) => string
        declined: (values: { volunteer: string | number; project: string | number }) => string
        withdrawn: (values: { project: string | number }) => string
        completed: (values: { volunteer: string | number; project: string | number }) => string
      }
      other: {
        pending: (values: { volunteer: string | number; project: string | number }) => string
        accepted: (values: { volunteer: string | number; project: string | number }) => string
        declined: (values: { volunteer: string | number; project: string | number }) => string
        withdrawn: (values: { volunteer: string | number; project: string | number }) => string
        completed: (values: { volunteer: string | number; project: string | number }) => string
      }
    }
  }
}

export const dashboardsCatalog = defineTexts<DashboardsTexts>('web/features/dashboards/texts/dashboards')
