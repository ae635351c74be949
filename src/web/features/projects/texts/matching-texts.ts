/** Written from matching.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MatchingTexts {
  title: string
  factors: {
    skills: string
    causes: string
    location: string
    time: string
    experience: string
  }
  tabs: {
    label: string
    recommendations: string
    insights: string
    preferences: string
  }
  loading: string
  failed: string
  empty: {
    title: string
    text: string
    noVolunteer: string
    action: string
    projects: string
  }
  general: {
    "empty-profile": string
    "nothing-shared": string
    count: (values: { count: number }) => string
    "empty-profile-action": string
    "nothing-shared-action": string
  }
  banner: (values: { count: number }) => string
  more: string
  shown: (values: { shown: number; total: number }) => string
  order: {
    label: string
    "best-fit": string
    recommended: string
    recommendedText: string
  }
  ineligible: string
  unsaved: {
    text: string
    link: string
  }
  card: {
    priorities: {
      high: string
      medium: string
      low: string
    }
    estimated: string
    hours: (values: { hours: number }) => string
    aWeek: (values: { hours: number }) => string
    moreReasons: string
    cannotTake: string
    commitment: string
    place: string
    skills: string
    causes: string
    benefits: string
    reasons: string
    points: (values: { points: string | number }) => string
    pointsSpoken: (values: { points: number }) => string
    gap: string
    change: string
    editProfile: string
    changes: {
      skill: (values: { label: string | number; score: string | number }) => string
      hours: (values: { hours: number; now: number; score: string | number }) => string
      remote: (values: { score: string | number }) => string
      days: (values: { days: string | number; score: string | number }) => string
      level: (values: { score: string | number }) => string
    }
    eligibilityStatuses: {
      met: string
      unsure: string
      unmet: string
    }
    notRated: string
    notStated: string
    view: string
    apply: string
  }
  insights: {
    heading: string
    noneText: string
    overall: string
    overallText: (values: { matches: number }) => string
    breakdown: string
    breakdownText: string
    percent: (values: { percent: string | number }) => string
    none: string
    failed: string
    trending: string
    trendingText: string
    noTrending: string
    trendingFailed: string
    demand: string
  }
  preferences: {
    heading: string
    text: string
    share: (values: { percent: string | number; hint: string | number }) => string
    allZero: string
    save: string
    saving: string
    saved: string
    savedText: string
    saveFailed: string
    discard: string
    isDirty: string
    reset: string
    resetDone: string
    resetFailed: string
    undo: string
    failed: string
    leave: string
    first: string
    firstText: string
    moved: (values: { places: number }) => string
    none: string
    announced: (values: { title: string | number; score: string | number }) => string
    weights: {
      skills: string
      causes: string
      location: string
      time: string
      experience: string
    }
    movedDown: (values: { places: number }) => string
  }
  why: {
    heading: string
    more: string
    show: string
    hide: string
  }
  volunteers: {
    heading: string
    text: string
    textPhone: string
    none: string
    noneText: string
    failed: string
    moreFailed: string
    more: string
    portfolio: string
    portfolioOf: (values: { name: string | number }) => string
    skills: string
    reasonsOf: (values: { name: string | number }) => string
  }
  likely: {
    label: string
    count: (values: { count: number }) => string
    counting: string
    text: string
    waiting: string
    countMore: (values: { count: string | number }) => string
  }
}

export const matchingCatalog = defineTexts<MatchingTexts>('web/features/projects/texts/matching')
