/** Written from directory.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DirectoryTexts {
  heading: string
  text: string
  count: (values: { count: number; total: string | number }) => string
  results: string
  failed: string
  loadMore: string
  loadMoreFailed: string
  shown: (values: { shown: number; total: string | number }) => string
  project: {
    label: string
    none: string
    other: string
    choose: string
  }
  sort: {
    label: string
    match: string
    relevance: string
    recent: string
  }
  filters: {
    heading: string
    open: (values: { active: number }) => string
    clearAll: string
    show: (values: { count: number; total: string | number }) => string
    showAny: string
    search: string
    searchPlaceholder: string
    skills: string
    causes: string
    languages: string
    hours: string
    anyHours: string
    atLeastHours: (values: { hours: number }) => string
    withCount: (values: { label: string | number; count: string | number }) => string
    remote: string
    near: string
    nearPlaceholder: string
    within: string
    distances: {
      km: (values: { distance: number }) => string
      mi: (values: { distance: number }) => string
    }
    state: string
    showAllSkills: (values: { count: string | number }) => string
    showAllCauses: (values: { count: string | number }) => string
    showAllLanguages: (values: { count: string | number }) => string
    active: string
    remove: (values: { name: string | number }) => string
    searchFor: (values: { text: string | number }) => string
    nearPlace: (values: { place: string | number }) => string
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
    portfolio: string
    portfolioOf: (values: { name: string | number }) => string
    privatePortfolio: string
    why: (values: { name: string | number }) => string
  }
}

export const directoryCatalog = defineTexts<DirectoryTexts>('web/features/projects/texts/directory')
