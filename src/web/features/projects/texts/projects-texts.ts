/** Written from projects.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProjectsTexts {
  viewDetails: string
  topRated: string
  verified: string
  notVerified: string
  imported: string
  underReview: string
  hours: (values: { hours: number; workload: string | number }) => string
  hoursNotStated: string
  workload: {
    light: string
    moderate: string
    significant: string
    major: string
  }
  remote: string
  placeAway: (values: { distance: string | number; place: string | number }) => string
  locationNotStated: string
  rating: (values: { average: number; reviews: string | number }) => string
  ratingSpoken: (values: { reviews: number; average: number }) => string
  places: {
    left: (values: { count: number }) => string
    noLimit: string
    none: string
  }
  urgency: (values: { level: string | number }) => string
  takesApplications: string
  closed: {
    completed: string
    canceled: string
    paused: string
    full: string
    deadline_passed: string
    not_published: string
    queue_paused: string
  }
  queuePaused: (values: { organization: string | number }) => string
  queueUnclaimed: (values: { organization: string | number }) => string
  saved: {
    label: (values: { title: string | number }) => string
    save: string
    saved: string
    done: {
      title: string
      description: string
    }
    undone: {
      title: string
      description: string
    }
    undo: string
    signIn: {
      title: string
      description: string
    }
    failed: {
      title: string
      description: string
      detail: string
    }
  }
  failedTitle: string
  match: (values: { score: string | number }) => string
  spotsUntil: (values: { spots: string | number; day: string | number }) => string
  staleDeadline: (values: { day: string | number }) => string
  lastDay: (values: { day: string | number }) => string
}

export const projectsCatalog = defineTexts<ProjectsTexts>('web/features/projects/texts/projects')
