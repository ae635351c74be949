/** Written from palette.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PaletteTexts {
  title: string
  list: string
  none: string
  ownProject: string
  searchApplicants: (values: { query: string | number }) => string
  searchVolunteers: (values: { query: string | number }) => string
  searchPeople: (values: { query: string | number }) => string
  searchOrganizations: (values: { query: string | number }) => string
  searchAllProjects: (values: { query: string | number }) => string
  searchProjects: (values: { query: string | number }) => string
  screens: {
    home: string
    browse: string
    dashboard: string
    messages: string
    mine: string
    received: string
    invites: string
    sentInvites: string
    volunteerDashboard: string
    organizationDashboard: string
    volunteers: string
    ownProjects: string
    saved: string
    volunteerProfile: string
    organizationProfile: string
    verification: string
    impact: string
    settings: string
    matching: string
    create: string
    reviews: string
    analytics: string
    rewards: string
    organizations: string
    profile: string
    notifications: string
    decisions: string
    safeguards: string
    help: string
  }
  administration: (values: { section: string | number }) => string
}

export const paletteCatalog = defineTexts<PaletteTexts>('web/app/texts/palette')
