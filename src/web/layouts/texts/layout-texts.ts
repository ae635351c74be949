/** Written from layout.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface LayoutTexts {
  tagline: string
  description: string
  pageTitle: (values: { page: string | number }) => string
  home: string
  skipLink: string
  skipToResults: string
  mainNavigation: string
  phoneNavigation: string
  browseProjects: string
  createProject: string
  findVolunteers: string
  messages: string
  applications: string
  profile: string
  reviews: string
  dashboard: string
  palette: string
  administration: string
  signIn: string
  signOut: string
  signedOut: {
    title: string
    description: string
  }
  signOutFailed: {
    title: string
  }
  getStarted: string
  userMenu: (values: { name: string | number }) => string
  accountSwitcher: {
    label: string
    current: (values: { account: string | number }) => string
    volunteer: {
      title: string
      text: string
    }
    organization: {
      title: string
      text: string
    }
  }
  tabs: {
    home: string
    browse: string
    applications: string
    account: string
    signIn: string
  }
  landingAnchors: {
    "how-it-works": string
    projects: string
    organizations: string
    "success-stories": string
  }
  theme: {
    label: string
    system: string
    light: string
    dark: string
  }
  footer: {
    purpose: string
    global: string
    copyright: (values: { years: string | number }) => string
    volunteers: string
    organizations: string
    community: string
    findProjects: string
    myDashboard: string
    myProfile: string
    myApplications: string
    postProject: string
    reviews: string
    joinCommunity: string
  }
  needsScript: string
  language: string
  languageLeave: string
  languageFailed: string
}

export const layoutCatalog = defineTexts<LayoutTexts>('web/layouts/texts/layout')
