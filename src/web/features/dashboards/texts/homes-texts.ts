/** Written from homes.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HomesTexts {
  failed: string
  calm: string
  busy: (values: { count: number }) => string
  needs: {
    organization: string
    volunteer: string
  }
  oldest: (values: { age: string | number }) => string
  waiting: (values: { age: string | number }) => string
  quote: (values: { text: string | number }) => string
  actionOn: (values: { action: string | number; title: string | number }) => string
  tasks: {
    applications: (values: { count: number }) => string
    projects: (values: { count: number }) => string
    review: string
    hours: (values: { hours: number }) => string
    hoursFrom: (values: { name: string | number }) => string
    hoursFromSeveral: (values: { count: number }) => string
    confirm: string
    message: (values: { name: string | number }) => string
    messages: (values: { name: string | number; others: number }) => string
    reply: string
    reviewOf: (values: { name: string | number }) => string
    reviews: (values: { count: number }) => string
    reviewsText: (values: { name: string | number; project: string | number }) => string
    writeReview: string
    untitled: string
    unfinished: (values: { step: string | number; steps: string | number }) => string
    draft: string
    continue: string
    scopeChange: (values: { project: string | number }) => string
    scopeChangeText: (values: { organization: string | number }) => string
    answer: string
    accepted: (values: { project: string | number }) => string
    acceptedText: (values: { organization: string | number }) => string
    view: string
    rejectedHours: (values: { hours: number }) => string
    seeWhy: string
    logHours: string
    logHoursText: (values: { project: string | number; organization: string | number; confirmed: number }) => string
    logHoursWaiting: (values: { project: string | number; organization: string | number; confirmed: number; waiting: string | number }) => string
    log: string
    projectOf: (values: { project: string | number; organization: string | number }) => string
    usualHours: (values: { count: number; organization: string | number }) => string
    usualDays: (values: { count: number; organization: string | number }) => string
  }
  projects: {
    title: string
    all: string
    draft: string
    held: string
    spots: (values: { left: number; count: number }) => string
    noLimit: (values: { count: number }) => string
    queuePaused: string
    toReview: (values: { count: number }) => string
    none: string
    empty: string
    post: string
  }
  goal: {
    own: string
    none: string
    edit: string
    editLabel: string
    add: string
    title: string
    text: string
    label: string
    hint: string
    save: string
    saved: {
      title: string
      description: string
    }
    failed: string
  }
  profile: {
    title: (values: { percent: string | number }) => string
    left: (values: { count: number }) => string
    questions: (values: { percent: string | number }) => string
    done: string
    edit: string
    editLabel: string
    allWhy: string
    points: (values: { points: string | number }) => string
    skills: {
      title: string
      name: string
      why: (values: { points: string | number }) => string
      action: string
    }
    causes: {
      title: string
      name: string
      why: (values: { points: string | number }) => string
      action: string
    }
    location: {
      title: string
      name: string
      why: (values: { points: string | number }) => string
      action: string
    }
    hours: {
      title: string
      name: string
      why: (values: { points: string | number }) => string
      action: string
    }
    experience: {
      title: string
      name: string
      why: (values: { points: string | number }) => string
      action: string
    }
    bio: {
      title: string
      name: string
      why: string
      action: string
    }
    goal: {
      title: string
      name: string
      why: string
      action: string
    }
    start: string
  }
  recommended: {
    title: string
    titleGoal: string
    all: string
    match: (values: { score: string | number }) => string
    serves: (values: { label: string | number }) => string
    noProfile: string
    empty: string
    browse: string
    hours: (values: { hours: number }) => string
  }
  impact: {
    empty: {
      organization: string
      volunteer: string
    }
    confirmedHours: (values: { count: number }) => string
    waitingHours: (values: { count: number }) => string
    completed: (values: { count: number }) => string
    volunteers: (values: { count: number }) => string
    rating: string
    notRated: string
  }
}

export const homesCatalog = defineTexts<HomesTexts>('web/features/dashboards/texts/homes')
