/** Written from administration.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdministrationTexts {
  title: string
  navigation: string
  sections: {
    overview: string
    verification: string
    claims: string
    reports: string
    reviews: string
    projects: string
    messages: string
    skills: string
    registers: string
    helpRequests: string
    people: string
    staff: string
    organizations: string
    perks: string
    impact: string
    exposure: string
    site: string
    email: string
    jobs: string
    schedule: string
    audit: string
  }
  link: {
    title: string
    text: (values: { email: string | number }) => string
    visitor: string
    verifyFirst: (values: { email: string | number }) => string
    verifyLater: string
    resend: string
    resent: (values: { email: string | number }) => string
    noEmail: string
    steps: {
      "1": string
      "2": string
      "3": string
    }
    submit: string
    pending: string
    signIn: string
    signUp: string
    otherTitle: string
    otherText: (values: { email: string | number; own: string | number }) => string
    otherAction: string
    expiredTitle: string
    expiredText: string
    alreadyTitle: string
    doneTitle: string
    doneText: string
    doneAction: string
    toArea: string
    failedTitle: string
    failed: {
      title: string
    }
  }
  secondFactor: {
    title: string
    text: string
    action: string
  }
  menu: string
  waiting: (values: { count: number }) => string
  waitingElsewhere: (values: { count: number }) => string
  waitingElsewhereShort: (values: { count: number }) => string
}

export const administrationCatalog = defineTexts<AdministrationTexts>('web/features/administration/texts/administration')
