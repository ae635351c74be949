/** Written from manage.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ManageTexts {
  edit: {
    title: string
    back: string
    notEditable: string
    completedText: string
    canceledText: string
    draftText: string
    waitingText: string
    notifies: (values: { volunteers: number }) => string
    publishedText: string
    draft: {
      resumed: string
      startOver: string
      discardTitle: string
      discardText: string
    }
    leaveText: string
    leaveTextUnsaved: string
    bar: string
    changed: (values: { count: number }) => string
    notKept: string
    discard: string
    save: string
    saving: string
    saveDraft: string
    publish: string
    publishing: string
    asked: {
      title: string
      description: string
    }
    saved: {
      title: string
      description: string
    }
    draftSaved: {
      title: string
      description: string
    }
    published: {
      title: string
      description: string
    }
    failed: string
    reload: string
    theirs: {
      title: (values: { count: number }) => string
      text: string
      empty: string
      use: string
      useOf: (values: { field: string | number }) => string
    }
    asks: (values: { volunteers: number; fields: string | number }) => string
    declined: (values: { fields: string | number }) => string
    scopeFields: {
      title: string
      deliverables: string
      hours: string
      totalHours: string
      duration: string
      startDate: string
      endDate: string
      milestones: string
      timeline: string
      location: string
      contactName: string
      contact: string
    }
  }
  heading: string
  openText: string
  closedText: {
    completed: string
    canceled: string
    paused: string
    full: string
    deadline_passed: string
    not_published: string
  }
  queuePausedText: (values: { count: number }) => string
  heldText: string
  decisions: string
  removedToo: string
  menu: string
  moves: {
    edit: string
    publish: string
    keep: string
    pause: string
    resume: string
    complete: string
    cancel: string
    report: string
    duplicate: string
    delete: string
  }
  confirm: {
    keep: {
      title: (values: { project: string | number }) => string
      text: string
    }
    pause: {
      title: (values: { project: string | number }) => string
      text: string
    }
    resume: {
      title: (values: { project: string | number }) => string
      text: string
    }
    delete: {
      title: (values: { project: string | number }) => string
      text: string
    }
  }
  cancel: {
    title: (values: { project: string | number }) => string
    text: string
    affected: (values: { accepted: number; pending: number }) => string
    notified: string
    hours: (values: { hours: number }) => string
    reason: string
    reasonHint: string
    loadFailed: string
    discardTitle: string
    discardText: string
    discard: string
    stay: string
    keep: string
    submit: string
    pending: string
    failed: string
    done: {
      title: string
      description: string
    }
  }
  complete: {
    title: (values: { project: string | number }) => string
    text: string
    people: string
    peopleHint: string
    accountSuspended: string
    confirm: (values: { hours: string | number }) => string
    confirmOf: (values: { hours: number; volunteer: string | number }) => string
    confirmAll: string
    confirmed: {
      title: string
    }
    confirmFailed: string
    reason: (values: { volunteer: string | number }) => string
    noVolunteers: string
    waiting: (values: { count: number }) => string
    waitingText: (values: { count: number; reason: string | number }) => string
    seeAll: (values: { count: number }) => string
    newTab: string
    message: string
    defaultMessage: (values: { project: string | number }) => string
    messageHint: string
    impactHint: string
    signedOff: (values: { count: string | number }) => string
    leftOut: (values: { count: string | number }) => string
    unconfirmed: (values: { hours: number }) => string
    confirmLater: string
    declined: (values: { count: string | number }) => string
    emailed: string
    changed: string
    checked: string
    discardTitle: string
    discardText: string
    discard: string
    stay: string
    loadFailed: string
    submit: string
    submitDeclining: (values: { count: string | number }) => string
    pending: string
    failed: string
    done: {
      title: string
      description: string
    }
    promised: (values: { hours: number }) => string
    deliverables: (values: { count: number; volunteer: string | number }) => string
    deliverablesHint: (values: { version: number }) => string
    seeScope: string
  }
  done: {
    keep: {
      title: string
      description: string
    }
    pause: {
      title: string
      description: string
    }
    resume: {
      title: string
      description: string
    }
    delete: {
      title: string
      description: string
    }
    duplicate: {
      title: string
      description: string
    }
  }
  failed: {
    keep: string
    pause: string
    resume: string
    delete: string
    duplicate: string
  }
}

export const manageCatalog = defineTexts<ManageTexts>('web/features/projects/texts/manage')
