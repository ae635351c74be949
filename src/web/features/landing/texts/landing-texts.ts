/** Written from landing.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface LandingTexts {
  hero: {
    text: string
    findProjects: string
    postProject: string
  }
  overview: {
    title: string
    volunteers: string
    organizations: string
    impact: string
    completed: string
    success: string
    percent: (values: { percent: string | number }) => string
    rating: string
    average: (values: { average: number }) => string
  }
  howItWorks: {
    title: string
    columns: {
      volunteers: {
        title: string
        text: string
      }
      organizations: {
        title: string
        text: string
      }
      safety: {
        title: string
        text: string
      }
    }
  }
  projects: {
    title: string
    all: string
    empty: string
    none: string
    noneText: string
    sample: string
    apply: string
    hours: (values: { hours: number }) => string
    volunteers: (values: { count: number }) => string
    impact: string
    verified: string
    rating: (values: { rating: string | number }) => string
  }
  marketplace: {
    title: string
    text: string
    volunteers: {
      title: string
      text: string
    }
    organizations: {
      title: string
      text: string
    }
    verifiedElsewhere: string
    features: {
      "2": {
        title: string
        text: string
      }
      "3": {
        title: string
        text: string
      }
      "4": {
        title: string
        text: string
      }
      "5": {
        title: string
        text: string
      }
      "6": {
        title: string
        text: string
      }
      verified: {
        title: string
        text: string
      }
    }
  }
  organizations: {
    title: string
    text: string
  }
  stories: {
    title: string
  }
  closing: {
    title: string
    text: string
    getStarted: string
    browse: string
  }
}

export const landingCatalog = defineTexts<LandingTexts>('web/features/landing/texts/landing')
