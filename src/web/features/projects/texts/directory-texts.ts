/** Written from directory.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DirectoryTexts {
  heading: string
  text: string
  count: (values: { count: number; total: string | number }) => string
  results: string
  failed: string
  loadMore: string
  usedUp: string
  usedUpText: (values: { time: string | number }) => string
  usedUpOver: string
  clearFilters: string
  loadMoreFailed: string
  shown: (values: { shown: number; total: string | number }) => string
  project: {
    label: string
    none: string
    other: string
    dropped: string
    choose: string
    first: string
  }
  sort: {
    label: string
    match: string
    relevance: string
    recent: string
  }
  filters: {
    searchPlaceholder: string
    languages: string
    hours: string
    atLeastHours: (values: { hours: number }) => string
    remote: string
    showAllLanguages: (values: { count: string | number }) => string
  }
  empty: {
    title: string
    noOne: string
    project: string
    filtered: string
    create: string
  }
  card: {
    skills: string
    causes: string
    languages: (values: { languages: string | number }) => string
    hours: (values: { hours: number }) => string
    remote: string
    remoteOnly: string
    rating: (values: { average: number; reviews: string | number }) => string
    ratingSpoken: (values: { reviews: number; average: number }) => string
    completed: (values: { count: number }) => string
    menu: (values: { name: string | number }) => string
    portfolio: string
    portfolioOf: (values: { name: string | number }) => string
    privatePortfolio: string
    why: (values: { name: string | number }) => string
  }
}

export const directoryCatalog = defineTexts<DirectoryTexts>('web/features/projects/texts/directory')
