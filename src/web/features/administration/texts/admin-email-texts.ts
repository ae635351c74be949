/** Written from admin-email.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminEmailTexts {
  title: string
  intro: string
  failed: string
  transports: {
    smtp: {
      name: string
      address: string
      test: string
      answer: string
      conversation: string
      otherSide: string
    }
    api: {
      name: string
      address: string
      test: string
      answer: string
      conversation: string
      otherSide: string
    }
  }
  delivery: {
    title: string
    text: string
    transport: string
    outbox: (values: { settings: string | number }) => string
    privacy: string
    privacyLink: string
    privacyText: (values: { says: string | number }) => string
    sender: string
    replyTo: string
    onlyTo: string
    onlyToText: (values: { entries: string | number; hasOutbox: string }) => string
    outboxLink: string
    jobs: {
      waiting: {
        name: string
        count: (values: { count: number }) => string
      }
      failed: {
        name: string
        count: (values: { count: number }) => string
      }
      done: {
        name: string
        count: (values: { count: number }) => string
        stored: (values: { count: number }) => string
      }
    }
    inbound: string
    inboundDomain: (values: { domain: string | number }) => string
    noInbound: string
    messageReplies: string
    repliesArrive: (values: { domain: string | number }) => string
    noReplies: string
    providerBounces: string
    bouncedLink: (values: { count: number }) => string
  }
  stored: {
    title: string
    text: string
    textsElsewhere: string
    search: string
    list: string
    none: string
    noneText: string
    noMatch: string
    noMatchText: string
  }
  test: {
    title: string
    text: string
    outboxText: string
    recipient: string
    send: string
    sending: string
    notSent: string
    sent: (values: { recipient: string | number }) => string
    noServer: (values: { settings: string | number }) => string
    stored: (values: { recipient: string | number }) => string
    failedTitle: string
    from: {
      client: string
      note: string
    }
    faults: {
      refusedConnection: string
      unknownHost: string
      timeout: string
      tls: string
      certificate: string
      signIn: string
      sender: string
      recipient: string
      busy: string
      content: string
      apiToken: string
      apiUnreachable: string
      apiTimeout: string
      other: string
    }
    providerFaults: {
      sender: string
      recipient: string
      busy: string
      other: string
    }
  }
  domain: {
    title: (values: { domain: string | number }) => string
    anyTitle: string
    text: string
    selectors: string
    selectorsHint: string
    check: string
    checking: string
    failed: string
    again: string
    states: {
      ok: string
      warn: string
      fail: string
      unknown: string
    }
    names: {
      spf: string
      dkim: string
      dmarc: string
      mx: string
    }
    at: (values: { name: string | number }) => string
    mistakes: string
    found: string
    add: string
    recordType: string
    recordName: string
    recordValue: string
    copyName: (values: { kind: string | number }) => string
    copyValue: (values: { kind: string | number }) => string
    kinds: {
      spf: string
      dkim: string
      dmarc: string
      mx: string
    }
    fromProvider: string
    findings: {
      noAnswer: string
      spfMissing: string
      spfSeveral: string
      spfSyntax: string
      spfAllowsAll: string
      spfTooManyLookups: string
      spfNeutral: string
      spfNoEnd: string
      spfAfterEnd: string
      spfProviderMissing: string
      spfAskProvider: string
      spfNotAligned: string
      spfFine: string
      dkimNoSelector: string
      dkimMissing: string
      dkimSeveral: string
      dkimInvalid: string
      dkimKeyType: string
      dkimRevoked: string
      dkimWeak: string
      dkimShort: string
      dkimTesting: string
      dkimFine: string
      dmarcMissing: string
      dmarcSeveral: string
      dmarcInvalid: string
      dmarcWatchesOnly: string
      dmarcNoReports: string
      dmarcPostmaster: string
      dmarcPartial: string
      dmarcInherited: string
      dmarcFine: string
      mxMissing: string
      mxHostUnset: string
      mxNull: string
      mxFine: string
    }
  }
}

export const adminEmailCatalog = defineTexts<AdminEmailTexts>('web/features/administration/texts/admin-email')
