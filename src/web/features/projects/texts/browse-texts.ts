/** Written from browse.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface BrowseTexts {
  heading: string
  description: string
  filters: {
    heading: string
    open: (values: { active: number }) => string
    clearAll: string
    search: string
    searchPlaceholder: string
    skills: string
    causes: string
    hours: string
    anyHours: string
    upToHours: (values: { hours: string | number }) => string
    withCount: (values: { label: string | number; count: string | number }) => string
    oneOrganization: string
    showAllSkills: (values: { count: string | number }) => string
    showAllCauses: (values: { count: string | number }) => string
    showFewer: string
    place: string
    near: string
    nearElsewhere: string
    nearPlace: (values: { place: string | number }) => string
    within: string
    withinOf: (values: { distance: string | number; place: string | number }) => string
    anywhere: (values: { area: string | number }) => string
    experienceLevel: string
    duration: string
    urgency: string
    verified: string
    closed: string
    closedToo: string
    active: string
    remove: (values: { name: string | number }) => string
    searchFor: (values: { text: string | number }) => string
  }
  results: string
  topRated: string
  topRatedText: string
  count: (values: { count: number; total: string | number }) => string
  loadMore: string
  shown: (values: { shown: number; total: string | number }) => string
  loadMoreFailed: string
  countSuggested: (values: { count: string | number; search: string | number }) => string
  empty: string
  failed: string
  view: {
    label: string
    cards: string
    list: string
  }
  sort: {
    label: string
    relevance: string
    newest: string
    nearest: string
    deadline: string
    match: string
  }
  keys: {
    next: string
    previous: string
    view: string
    enter: string
  }
}

export const browseCatalog = defineTexts<BrowseTexts>('web/features/projects/texts/browse')
