/** Written from authority.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AuthorityTexts {
  ways: {
    mail: (values: { domain: string | number }) => string
    token: (values: { domain: string | number }) => string
    letter: string
  }
  heading: string
  text: string
  textElsewhere: string
  loadFailed: string
  by: (values: { name: string | number; day: string | number }) => string
  on: (values: { day: string | number }) => string
  keeps: string
  keepsDocument: string
  dropped: {
    title: string
    text: (values: { way: string | number; day: string | number }) => string
    reasons: {
      website_changed: string
      name_changed: string
      withdrawn: string
    }
    again: string
  }
  mail: {
    title: string
    text: (values: { domain: string | number }) => string
    email: string
    hint: (values: { domain: string | number }) => string
    placeholder: (values: { domain: string | number }) => string
    submit: string
    pending: string
    again: string
    sentTitle: string
    sentText: (values: { email: string | number; authorityLinkHours: string | number }) => string
    waiting: (values: { email: string | number }) => string
    failed: string
  }
  file: {
    title: string
    text: string
    make: string
    address: string
    content: string
    copyOf: {
      address: string
      content: string
    }
    check: string
    checking: string
    checkFailed: string
    makeFailed: string
    lookedAt: string
    failures: {
      name_unknown: string
      not_public: string
      unreachable: string
      no_https: string
      timed_out: string
      redirected: string
      not_there: string
      too_large: string
      other_text: string
    }
    done: {
      title: string
    }
  }
  document: {
    title: string
    text: string
  }
  obstacles: {
    no_website: {
      title: string
      text: string
      action: string
    }
    shared_website: {
      title: string
      text: string
      action: string
    }
  }
  page: {
    confirmed: (values: { day: string | number }) => string
    confirmedBy: string
    stale: string
    branch: (values: { branch: string | number }) => string
    kind: (values: { label: string | number }) => string
    heading: string
    shown: (values: { way: string | number; day: string | number }) => string
    notShown: string
  }
  link: {
    title: (values: { organization: string | number }) => string
    text: (values: { organization: string | number }) => string
    submit: string
    pending: string
    doneTitle: string
    doneText: (values: { organization: string | number }) => string
    doneAction: string
    otherTitle: string
    otherText: (values: { organization: string | number; email: string | number }) => string
    otherAction: string
    visitorTitle: string
    visitorText: string
    signIn: string
    expiredTitle: string
    expiredText: string
    failed: string
    loadFailed: string
  }
  documents: {
    heading: string
    text: string
    hint: (values: { number: string | number }) => string
    kindsElsewhere: {
      exemptionLetter: {
        title: string
        text: string
      }
      auditedFinancials: {
        title: string
        text: string
      }
      boardList: {
        title: string
        text: string
      }
    }
    kinds: {
      exemptionLetter: {
        title: string
        text: string
      }
      auditedFinancials: {
        title: string
        text: string
      }
      boardList: {
        title: string
        text: string
      }
    }
    none: string
    sent: (values: { day: string | number; size: string | number }) => string
    sentBy: (values: { name: string | number; day: string | number; size: string | number }) => string
    choose: string
    replace: string
    remove: string
    open: string
    of: (values: { action: string | number; document: string | number }) => string
    sending: string
    sendingFile: (values: { document: string | number }) => string
    saved: {
      title: (values: { document: string | number }) => string
    }
    removed: {
      title: (values: { document: string | number }) => string
    }
    removeTitle: (values: { document: string | number }) => string
    removeText: string
    removeFailed: string
    loadFailed: string
    failed: string
    tooLarge: (values: { number: string | number }) => string
    kilobytes: (values: { count: string | number }) => string
    megabytes: (values: { count: number }) => string
  }
}

export const authorityCatalog = defineTexts<AuthorityTexts>('web/features/authority/texts/authority')
