/** Written from portfolios.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PortfoliosTexts {
  description: (values: { done: number; name: string | number }) => string
  link: string
  linkOf: (values: { name: string | number }) => string
  missing: {
    title: string
    text: string
    action: string
  }
  failed: string
  facts: {
    heading: string
    location: string
    website: string
    linkedin: string
    newTab: string
    causes: string
    since: string
  }
  totals: {
    label: string
    works: string
    hours: string
    hoursHint: string
    organizations: string
    rating: string
    number: (values: { count: number }) => string
    notRated: string
    ratingHint: (values: { count: number }) => string
  }
  about: string
  skills: {
    heading: string
    shownBy: string
    more: string
    without: string
    none: string
  }
  work: {
    heading: string
    unnamed: string
    verified: string
    hours: (values: { count: number }) => string
    noHours: string
    skills: string
    deliverables: string
    outcome: string
    certificate: string
    certificateOf: (values: { title: string | number }) => string
    check: string
    checkOf: (values: { title: string | number }) => string
    revoked: string
    revokedOf: (values: { title: string | number }) => string
    showAll: (values: { count: number }) => string
    empty: string
    emptyText: string
    omit: string
    omitOf: (values: { title: string | number }) => string
    show: string
    showOf: (values: { title: string | number }) => string
    omitted: string
    omittedText: string
    omittedDone: {
      title: string
      description: string
    }
    shownDone: {
      title: string
    }
    failed: string
  }
  projects: {
    heading: string
    impact: string
    skills: string
  }
  badges: {
    heading: string
    earned: (values: { date: string | number }) => string
    check: string
    checkOf: (values: { name: string | number }) => string
    revoked: string
    revokedOf: (values: { name: string | number }) => string
  }
  own: {
    heading: string
    public: string
    private: string
    publicText: string
    privateText: string
    whatIsPublic: string
    preview: string
    copy: string
    copied: string
    copyFailed: string
    resumeHint: string
    edit: string
    emptyProfile: string
    create: string
    turnedOn: string
    turnedOff: string
    failed: string
    previewing: string
    previewingPrivate: string
    endPreview: string
  }
  headline: {
    add: string
    edit: string
    title: string
    text: string
    label: string
    placeholder: string
    save: string
    saving: string
    saved: string
    tooLong: (values: { max: number }) => string
    failed: string
  }
  actions: {
    print: string
    resume: string
  }
  certificate: {
    title: string
    pageTitle: (values: { project: string | number }) => string
    confirms: string
    completed: string
    for: string
    facts: {
      hours: string
      period: string
      signedOff: string
      scope: string
    }
    hours: (values: { count: number }) => string
    scopeVersion: (values: { version: number }) => string
    noHours: string
    signed: string
    signedText: (values: { automatic: number }) => string
    signedWithoutHours: string
    check: string
    qr: string
    back: string
    print: string
    checkPage: string
    revoked: {
      title: string
      text: string
    }
    missing: {
      title: string
      text: string
      action: string
    }
  }
}

export const portfoliosCatalog = defineTexts<PortfoliosTexts>('web/features/portfolios/texts/portfolios')
