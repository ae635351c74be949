/** Written from applications.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ApplicationsTexts {
  employee: {
    label: (values: { organization: string | number }) => string
    hint: string
    warning: (values: { organization: string | number }) => string
  }
  accountSuspended: {
    mark: string
    text: string
  }
  projectCompleted: string
  projectCanceled: string
  freed: string
  unanswered: string
  projectRemoved: string
  accountUnavailable: {
    volunteer: string
    organization: string
  }
  apply: {
    panel: string
    now: string
    again: string
    againText: string
    signIn: string
    signUp: string
    verify: string
    verifyText: string
    applied: (values: { status: string }) => string
    closedText: {
      completed: string
      canceled: string
      paused: string
      full: string
      deadline_passed: string
      not_published: string
    }
    blocked: (values: { organization: string | number }) => string
    unblock: string
    acceptedWithoutContact: string
    agreed: string
    appliedText: {
      pending: string
      accepted: string
      declined: string
      withdrawn: string
      completed: string
    }
    follow: string
    own: string
    ownText: string
    received: string
    volunteersOnly: string
  }
  dialog: {
    title: (values: { project: string | number }) => string
    description: (values: { organization: string | number }) => string
    message: string
    messageHint: string
    sayMore: (values: { organization: string | number }) => string
    approach: string
    approachHint: string
    questions: string
    questionsHint: string
    asked: (values: { organization: string | number }) => string
    askedHint: string
    submit: string
    submitting: string
    draft: string
    workload: {
      title: string
      withAccepted: (values: { accepted: number; total: number; max: number }) => string
      alone: (values: { total: number; max: number }) => string
      onlyYou: string
      confirm: string
      required: string
    }
    descriptionWithTime: (values: { organization: string | number; time: string | number }) => string
  }
  required: {
    title: string
  }
  failed: {
    title: string
    text: string
  }
  submitted: {
    title: string
    text: string
  }
  page: {
    heading: string
    tabs: string
    mine: string
    received: string
    emptyMine: string
    emptyMineText: string
    browse: string
    emptyReceived: string
    emptyReceivedText: string
    emptyNotOrganizationText: string
    create: string
    loadMore: string
    shown: (values: { shown: number; total: string | number }) => string
    loadMoreFailed: string
    failed: string
  }
  card: {
    by: (values: { name: string | number }) => string
    to: (values: { project: string | number }) => string
    applied: string
    message: string
    approach: string
    questions: string
    noAnswer: string
    feedback: (values: { organization: string | number }) => string
    yourFeedback: string
    reason: string
    declined: string
    yourReason: string
    getInTouch: string
    endedBy: {
      volunteer: string
      organization: string
    }
  }
  status: {
    pending: string
    accepted: string
    declined: string
    withdrawn: string
    completed: string
    closed: string
    canceled: string
  }
  actions: {
    withdraw: string
    end: string
    accept: string
    decline: string
    signOff: string
    release: string
  }
  cannotAccept: {
    no_places_left: string
    project_completed: string
    project_canceled: string
  }
  confirm: {
    withdraw: {
      title: string
      text: (values: { project: string | number }) => string
    }
    end: {
      title: string
      text: (values: { project: string | number }) => string
    }
    accept: {
      title: (values: { name: string | number }) => string
      text: string
    }
    decline: {
      title: (values: { name: string | number }) => string
      text: string
    }
    signOff: {
      title: (values: { name: string | number }) => string
      text: (values: { waitingHours: number; project: string | number }) => string
    }
    release: {
      title: (values: { name: string | number }) => string
      text: string
    }
    declineReason: {
      reason: string
      reasonHint: string
      reasonRequired: string
      unsaid: string
    }
    feedback: string
    reason: string
    tooLong: (values: { max: number }) => string
  }
  done: {
    accepted: {
      title: string
      text: string
    }
    declined: {
      title: string
      text: string
    }
    signedOff: {
      title: string
      text: string
    }
    withdrawn: {
      title: string
      text: string
    }
    ended: {
      title: string
      text: string
    }
  }
  withdrawFailed: {
    title: string
    text: string
  }
  updateFailed: {
    title: string
    text: string
  }
}

export const applicationsCatalog = defineTexts<ApplicationsTexts>('web/features/applications/texts/applications')
