/** Written from review-pages.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReviewPagesTexts {
  heading: string
  intro: string
  help: string
  analytics: string
  tabs: {
    label: string
    given: string
    received: string
    pending: string
  }
  lists: {
    given: {
      label: string
      empty: string
      emptyText: string
      emptyPending: string
      action: string
      actionPending: string
    }
    received: {
      label: string
      empty: string
      emptyText: string
      action: string
    }
    pending: {
      label: string
      empty: string
      emptyText: string
      action: string
    }
    notYet: {
      title: string
      text: string
      action: string
    }
    gone: {
      title: string
      text: string
    }
    failed: string
    more: string
    moreFailed: string
    shown: (values: { shown: number; total: string | number }) => string
  }
  card: {
    given: (values: { name: string | number }) => string
    received: (values: { name: string | number }) => string
    about: string
    rated: (values: { stars: string | number }) => string
    writtenAs: {
      volunteer: string
      organization: (values: { name: string | number }) => string
    }
    aboutSide: {
      volunteer: string
      organization: (values: { name: string | number }) => string
    }
    categories: string
    badges: {
      private: string
      waiting: string
      edited: string
      hidden: string
    }
    waitingText: (values: { name: string | number }) => string
    privateText: (values: { name: string | number }) => string
    hiddenText: string
    editUntil: (values: { timestamp: string | number }) => string
    edit: string
    editOf: (values: { name: string | number }) => string
    reply: string
    replyTo: (values: { name: string | number }) => string
    report: string
    reportOf: (values: { name: string | number }) => string
    reported: string
    reportedText: string
  }
  pending: {
    completed: string
    write: string
    writeOf: (values: { name: string | number; project: string | number }) => string
    as: {
      volunteer: string
      organization: (values: { name: string | number }) => string
    }
  }
  edit: {
    title: (values: { name: string | number }) => string
    submit: string
    submitting: string
    done: {
      title: string
      text: string
    }
    failed: string
    stored: {
      title: string
      rated: (values: { stars: string | number }) => string
      isPublic: string
      isPrivate: string
      choice: string
    }
  }
  replies: {
    by: (values: { name: string | number }) => string
    title: (values: { name: string | number }) => string
    editTitle: string
    text: string
    hint: {
      public: string
      private: string
    }
    submit: string
    save: string
    submitting: string
    editOf: (values: { name: string | number }) => string
    removeOf: (values: { name: string | number }) => string
    removeTitle: string
    removeText: string
    removeLabel: string
    posted: {
      title: string
      description: string
    }
    changed: {
      title: string
    }
    removed: {
      title: string
    }
    failed: string
    removeFailed: string
  }
  reports: {
    title: string
    text: (values: { name: string | number }) => string
    reason: string
    explanation: string
    explanationHint: string
    reasons: {
      untrue: string
      offensive: string
      private_details: string
      wrong_person: string
      spam: string
      other: string
    }
    submit: string
    submitting: string
    done: {
      title: string
      text: string
    }
    failed: string
    none: string
  }
  write: {
    title: string
    heading: (values: { name: string | number }) => string
    about: string
    back: string
    notFound: string
    failed: string
    rating: string
    notRated: string
    categories: string
    categoriesHint: string
    clear: (values: { category: string | number }) => string
    text: string
    candidates: {
      legend: string
      text: (values: { count: number }) => string
      required: string
      go: string
    }
    reveal: {
      title: string
      text: (values: { days: number; name: string | number }) => string
    }
    incomplete: string
    tooLong: (values: { max: number }) => string
    required: string
    failedTitle: string
    obstacles: {
      already_reviewed: string
      review_too_early: string
      review_not_possible: string
    }
    obstacleTexts: {
      already_reviewed: (values: { reviewEditHours: string | number }) => string
    }
    seeGiven: string
    draft: {
      resumed: string
      startOver: string
      discardTitle: string
      discardText: string
    }
    leave: string
    leaveUnsaved: string
  }
}

export const reviewPagesCatalog = defineTexts<ReviewPagesTexts>('web/features/reviews/texts/review-pages')
