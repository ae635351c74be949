/** Written from top-organizations.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface TopOrganizationsTexts {
  title: string
  description: string
  intro: string
  featured: {
    heading: string
    of: (values: { month: string | number }) => string
    topPerformer: string
    peopleImpacted: string
    projects: string
    volunteers: string
    learnMore: string
    viewProjects: string
  }
  controls: {
    heading: string
    search: string
    placeholder: string
    filter: string
    filters: {
      all: string
      verified: string
      "top-rated": string
      "gold-tier": string
      "rising-star": string
    }
    sort: string
    sorts: {
      rating: string
      impact: string
      projects: string
      recent: string
    }
  }
  count: (values: { count: number; total: string | number }) => string
  list: string
  failed: string
  empty: {
    title: string
    filtered: string
    unfiltered: string
    clear: string
    browse: string
  }
  more: string
  moreFailed: string
  shown: (values: { shown: number; total: string | number }) => string
  card: {
    tier: (values: { tier: string }) => string
    joined: (values: { year: string | number }) => string
    trust: string
    trustValue: (values: { percent: string | number }) => string
    trustSpoken: (values: { percent: string | number }) => string
    trustNew: string
    trustNewSpoken: string
    notRated: string
    noText: string
    focusAreas: string
    badges: string
    peopleHelped: string
    projects: string
    volunteers: string
    viewProfile: string
    viewProjects: string
    websiteOf: (values: { name: string | number }) => string
  }
  standards: {
    heading: string
    legalElsewhere: string
    cards: {
      "1": {
        title: string
        text: string
      }
      "2": {
        title: string
        text: string
      }
      "3": {
        title: string
        text: string
      }
    }
    help: string
  }
  ranking: {
    heading: string
    new: (values: { minAnswers: number; minDays: number }) => string
    trust: string
    parts: {
      verification: string
      authority: string
      quality: string
      completion: string
      answers: string
    }
    part: (values: { points: string | number; of: string | number }) => string
    badges: string
    help: string
    all: string
  }
}

export const topOrganizationsCatalog = defineTexts<TopOrganizationsTexts>('web/features/rankings/texts/top-organizations')
