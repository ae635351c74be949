/** Written from messaging.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MessagingTexts {
  heading: string
  open: string
  back: string
  welcome: {
    title: string
    text: string
  }
  list: {
    label: string
    search: string
    searchPlaceholder: string
    none: string
    noneText: string
    noneFound: string
    failed: string
    more: string
    moreFailed: string
    placeholder: string
    own: (values: { text: string | number }) => string
    by: (values: { name: string | number; text: string | number }) => string
    attachment: string
    deleted: string
    muted: string
    types: {
      volunteer: string
      organization: string
    }
    searchAll: string
  }
  start: {
    button: string
    title: string
    text: string
    search: string
    searchPlaceholder: string
    list: string
    none: string
    noneText: string
    failed: string
    more: string
    moreFailed: string
    startFailed: string
    refused: string
    opening: string
    partner: string
  }
  pane: {
    failed: string
    missing: string
    missingText: string
    application: string
    menu: string
    mute: string
    unmute: string
    block: string
    unblock: string
    reportParty: {
      volunteer: string
      organization: string
    }
    reportedParty: string
    report: string
    search: string
    muted: {
      title: string
      description: string
    }
    unmuted: {
      title: string
      description: string
    }
    changeFailed: string
    cannotWrite: string
    blockedByYou: (values: { name: string | number }) => string
    blocked: {
      title: string
      description: string
    }
    unblocked: {
      title: string
      description: string
    }
  }
  log: {
    label: (values: { name: string | number }) => string
    empty: {
      title: string
      text: string
    }
    earlier: string
    later: string
    earlierFailed: string
    begin: string
    today: string
    yesterday: string
    newLine: string
    jumpNew: (values: { number: number }) => string
    jump: string
    you: string
    someone: string
    typing: (values: { name: string | number }) => string
    arrived: (values: { name: string | number; text: string | number }) => string
  }
  bubble: {
    edited: string
    editedAt: (values: { timestamp: string | number }) => string
    deleted: string
    removed: string
    announcement: string
    types: {
      "image/webp": string
      "application/pdf": string
    }
    read: string
    sent: string
    sending: string
    waiting: string
    failed: string
    retry: string
    discard: string
    menu: (values: { words: string | number }) => string
    menuOfFile: string
    edit: string
    delete: string
    copy: string
    copied: string
    copyFailed: string
    report: string
    reported: string
    download: (values: { name: string | number; what: string | number }) => string
  }
  edit: {
    label: string
    hint: string
    oneOfMany: string
    save: string
    saving: string
  }
  deletion: {
    title: string
    text: string
    textOfMany: string
    confirm: string
    failed: string
    done: string
  }
  report: {
    title: string
    text: (values: { name: string | number }) => string
    reason: string
    reasons: {
      harassment: string
      spam: string
      money: string
      private_details: string
      other: string
    }
    explanation: string
    explanationHint: string
    submit: string
    submitting: string
    failed: string
    done: {
      title: string
      description: string
    }
    which: string
  }
  composer: {
    label: string
    placeholder: string
    hint: string
    send: string
    attach: string
    attached: string
    attaching: (values: { name: string | number }) => string
    remove: (values: { name: string | number }) => string
    attachFailed: (values: { name: string | number }) => string
    tooMany: (values: { max: string | number }) => string
  }
  search: {
    label: string
    placeholder: string
    results: string
    title: string
    none: string
    noneText: string
    failed: string
    more: string
    moreFailed: string
  }
  write: string
  writeTo: (values: { name: string | number }) => string
}

export const messagingCatalog = defineTexts<MessagingTexts>('web/features/messages/texts/messaging')
