/** Written from matches.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MatchesTexts {
  row: {
    posted: string
    reasons: string
  }
  detail: {
    of: (values: { points: string | number; max: string | number }) => string
    sum: string
  }
  dismiss: {
    button: string
    why: string
    reasons: {
      hours: string
      place: string
      cause: string
      skill: string
      organization: string
      other: string
    }
    hidden: {
      hours: string
      place: string
      cause: string
      skill: string
      organization: string
      other: string
    }
    advice: {
      hours: (values: { hours: number }) => string
      remote: string
      cause: (values: { label: string | number }) => string
      skill: (values: { label: string | number }) => string
      organization: (values: { name: string | number }) => string
    }
    followed: {
      hours: (values: { hours: number }) => string
      remote: string
      cause: (values: { label: string | number }) => string
      skill: (values: { label: string | number }) => string
      organization: (values: { name: string | number }) => string
    }
    undo: string
    failed: string
    adviceFailed: string
    undoFailed: string
  }
  hiddenList: {
    heading: string
    text: string
    none: string
    settings: string
    projects: string
    kinds: {
      hours: (values: { hours: number }) => string
      cause: (values: { label: string | number }) => string
      skill: (values: { label: string | number }) => string
      organization: (values: { name: string | number }) => string
    }
    show: string
    showOf: (values: { name: string | number }) => string
    shown: string
    showFailed: string
    failed: string
    more: string
    moreFailed: string
  }
  compare: {
    select: (values: { title: string | number }) => string
    word: string
    heading: (values: { count: number }) => string
    sheet: string
    none: string
    one: string
    clear: string
    note: string
    better: string
    criterion: string
    match: string
    hours: string
    total: string
    place: string
    spots: string
    anyNumber: string
    waiting: string
    people: (values: { count: number }) => string
    deadline: string
    answers: string
    rating: string
  }
  keys: {
    next: string
    previous: string
    open: string
    compare: string
    move: string
    shortOpen: string
    shortCompare: string
  }
}

export const matchesCatalog = defineTexts<MatchesTexts>('web/features/projects/texts/matches')
