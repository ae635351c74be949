/** Written from recovery.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface RecoveryTexts {
  forgot: {
    link: string
    title: string
    text: string
    submit: string
    pending: string
    back: string
    sentTitle: string
    sentText: (values: { email: string | number; minutes: string | number }) => string
    sentHint: string
    again: string
    failed: {
      title: string
    }
  }
  reset: {
    title: string
    text: string
    submit: string
    pending: string
    done: {
      title: string
      description: string
    }
    failed: {
      title: string
    }
    expiredText: string
    askAgain: string
  }
  expiredTitle: string
  signIn: string
  goOn: string
  settings: string
  verify: {
    title: string
    text: string
    submit: string
    pending: string
    doneTitle: string
    doneText: (values: { email: string | number }) => string
    changedTitle: string
    changedText: (values: { email: string | number }) => string
    takenTitle: string
    takenText: string
    already: (values: { email: string | number }) => string
    expiredVisitor: string
    expired: string
    failed: {
      title: string
    }
  }
  keep: {
    title: string
    text: string
    points: {
      "1": string
      "2": string
      "3": string
    }
    submit: string
    pending: string
    doneTitle: string
    doneText: (values: { email: string | number }) => string
    expiredText: (values: { contact: string | number }) => string
    takenText: (values: { contact: string | number }) => string
    failed: {
      title: string
    }
  }
  notice: {
    label: string
    text: string
    required: string
    link: (values: { email: string | number }) => string
    testCopy: string
    again: string
    pending: string
    sent: (values: { email: string | number }) => string
    dismiss: string
    failed: {
      title: string
    }
  }
  bounce: {
    label: string
    text: (values: { email: string | number }) => string
    change: string
    again: string
    pending: string
    done: string
    failed: {
      title: string
    }
  }
}

export const recoveryCatalog = defineTexts<RecoveryTexts>('web/features/accounts/texts/recovery')
