/** Written from received.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReceivedTexts {
  region: string
  list: string
  export: string
  exportFailed: string
  search: {
    label: string
    placeholder: string
  }
  project: {
    label: string
    all: string
    find: string
    none: string
    counts: (values: { applicants: number; pending: string | number }) => string
    spots: (values: { max: number; left: string | number }) => string
    noLimit: string
    queuePaused: (values: { spots: string | number }) => string
  }
  sort: {
    label: string
    best_fit: string
    oldest_hours: string
    newest: string
    oldest: string
  }
  filters: {
    open: (values: { count: number }) => string
    title: string
    clear: string
    show: (values: { total: number }) => string
  }
  show: {
    label: string
    all: string
    pending: string
    shortlisted: string
    hours: string
    accepted: string
    completed: string
    declined: string
    withdrawn: string
  }
  columns: {
    applicant: string
    fit: string
    status: string
    hours: string
  }
  row: {
    lists: (values: { skill: string | number }) => string
    select: (values: { name: string | number }) => string
    selectAll: string
    selectTotal: (values: { total: string | number }) => string
    selectFirst: (values: { total: string | number }) => string
    selecting: string
    selectMode: string
    done: string
    score: (values: { score: string | number }) => string
    fit: (values: { score: string | number }) => string
    waiting: (values: { time: string | number }) => string
    hours: (values: { hours: number }) => string
    amount: (values: { hours: number }) => string
    noHours: string
    entries: (values: { number: number; period: string | number }) => string
    changed: {
      accepted: (values: { time: string | number }) => string
      declined: (values: { time: string | number }) => string
      withdrawn: (values: { time: string | number }) => string
      closed: (values: { time: string | number }) => string
      completed: (values: { time: string | number }) => string
    }
    changedBy: {
      accepted: (values: { name: string | number; time: string | number }) => string
      declined: (values: { name: string | number; time: string | number }) => string
      withdrawn: (values: { name: string | number; time: string | number }) => string
      completed: (values: { name: string | number; time: string | number }) => string
    }
    you: string
    closed: string
    moreFailed: string
  }
  arrived: (values: { count: number }) => string
  showArrived: string
  dropped: (values: { number: number }) => string
  rest: {
    text: (values: { number: number; project: string | number }) => string
    action: string
    title: (values: { number: number }) => string
    confirm: (values: { number: number; project: string | number }) => string
    failed: string
  }
  empty: {
    search: {
      title: (values: { search: string | number }) => string
      text: string
      action: string
    }
    project: {
      title: string
      text: string
      action: string
    }
    organization: {
      text: string
      action: string
    }
    pending: {
      title: string
      text: string
    }
    shortlisted: {
      title: string
      text: string
    }
    hours: {
      title: string
      text: string
    }
    accepted: {
      title: string
      text: string
    }
    completed: {
      title: string
      text: string
    }
    declined: {
      title: string
      text: string
    }
    withdrawn: {
      title: string
      text: string
    }
    showAll: string
  }
  detail: {
    position: (values: { position: string | number; total: string | number }) => string
    announced: (values: { name: string | number; position: string | number; total: string | number }) => string
    previous: string
    next: string
    back: string
    none: string
    missing: string
    missingText: string
    close: string
    failed: string
    applied: string
    facts: {
      label: string
      free: string
      freeHours: (values: { hours: number }) => string
      freeOf: (values: { hours: number; needed: string | number }) => string
      neededOnly: (values: { needed: string | number }) => string
      unknown: string
      experience: string
      completed: string
      projects: (values: { number: number }) => string
      rating: string
      rated: (values: { average: number; reviews: string | number }) => string
      ratedInWords: (values: { reviews: number; average: number }) => string
      notRated: string
    }
    skills: string
    near: (values: { skill: string | number }) => string
    commonSkills: (values: { count: number; skills: string | number }) => string
    missingSkill: (values: { skill: string | number }) => string
    availability: string
    answers: string
    review: string
    formerReviewer: string
    reviewBy: (values: { author: string | number; rating: string | number }) => string
    decidedBy: (values: { status: string; name: string | number }) => string
    emailLater: string
    fits: (values: { score: string | number }) => string
  }
  actions: {
    label: string
    accept: string
    decline: string
    message: string
  }
  bulk: {
    label: string
    chosen: (values: { number: string | number }) => string
    spots: (values: { left: number }) => string
    noLimit: string
    onlySpots: (values: { left: number }) => string
    severalProjects: string
    somePending: (values: { number: string | number }) => string
    tooMany: (values: { max: string | number }) => string
    tooManyToAccept: (values: { max: string | number }) => string
    projectCompleted: string
    accept: (values: { number: string | number }) => string
    decline: string
    hours: string
    shortlist: string
    unlist: string
    message: string
    csv: string
    clear: string
    more: string
    shortlisted: (values: { number: number }) => string
    unlisted: (values: { number: number }) => string
    acceptTitle: (values: { number: number }) => string
    acceptText: (values: { number: string | number; project: string | number }) => string
    acceptConfirm: (values: { number: number }) => string
    accepted: (values: { number: number }) => string
    notified: (values: { number: number }) => string
    others: (values: { number: number }) => string
    feedback: string
  }
  message: {
    title: (values: { number: number }) => string
    text: string
    field: string
    send: string
    sent: (values: { number: number }) => string
    skipped: (values: { number: number }) => string
    failed: string
  }
  moved: {
    title: (values: { number: number }) => string
    pending: (values: { name: string | number }) => string
    accepted: (values: { name: string | number }) => string
    declined: (values: { name: string | number }) => string
    withdrawn: (values: { name: string | number }) => string
    completed: (values: { name: string | number }) => string
    close: string
    withdrew: (values: { name: string | number }) => string
    unavailable: (values: { name: string | number }) => string
    closed: (values: { name: string | number }) => string
    meanwhile: string
    elsewhere: string
    said: (values: { name: string | number; change: string | number }) => string
  }
  replies: {
    label: string
    choose: string
    save: string
    name: string
    add: string
    replace: (values: { name: string | number }) => string
    edit: string
    done: string
    rename: string
    renameOne: (values: { name: string | number }) => string
    remove: string
    removeOne: (values: { name: string | number }) => string
    saved: string
    removed: string
    failed: string
  }
  keys: {
    next: string
    previous: string
    details: string
    back: string
    select: string
    range: string
    accept: string
    decline: string
    shortlist: string
    message: string
    hours: string
    search: string
    move: string
    shortOpen: string
    shortSelect: string
    shortRange: string
    shortAccept: string
    shortDecline: string
    shortShortlist: string
    shortMessage: string
    shortHours: string
  }
}

export const receivedCatalog = defineTexts<ReceivedTexts>('web/features/applications/texts/received')
