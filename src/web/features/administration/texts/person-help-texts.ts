/** Written from person-help.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PersonHelpTexts {
  title: string
  failed: string
  refusals: {
    own_case: string
    person_is_administrator: string
    person_suspended: string
    deletion_already_requested: string
  }
  verification: {
    title: string
    text: string
    none: string
    action: string
    question: (values: { name: string | number }) => string
    consequence: (values: { email: string | number }) => string
    done: string
  }
  address: {
    title: string
    text: string
    pending: (values: { email: string | number }) => string
    action: string
    submit: string
    question: (values: { name: string | number }) => string
    consequence: (values: { email: string | number }) => string
    email: string
    hint: string
    done: (values: { email: string | number }) => string
  }
  factor: {
    title: string
    text: string
    none: string
    action: string
    question: (values: { name: string | number }) => string
    consequence: string
    done: string
  }
  deletion: {
    title: string
    text: string
    action: string
    question: (values: { name: string | number }) => string
    consequence: (values: { email: string | number }) => string
    loadFailed: string
    applications: (values: { pending: number; accepted: number }) => string
    projects: (values: { count: number }) => string
    project: (values: { title: string | number; count: number }) => string
    onlyOwner: (values: { name: string | number; organization: string | number }) => string
    ownCase: string
    newOwner: (values: { organization: string | number }) => string
    chooseMember: string
    makeOwner: string
    madeOwner: (values: { name: string | number }) => string
    credentials: (values: { count: number }) => string
    keep: string
    keepText: string
    revoke: string
    revokeText: string
    done: string
    due: string
    byAdministrator: string
    keepAction: string
    keepQuestion: (values: { name: string | number }) => string
    keepConsequence: string
    kept: string
    former: string
  }
  data: {
    title: string
    text: string
    action: string
    question: (values: { name: string | number }) => string
    consequence: (values: { email: string | number }) => string
    done: string
    states: {
      preparing: string
      ready: string
      failed: string
      expired: string
    }
    requested: string
    until: (values: { date: string | number }) => string
  }
}

export const personHelpCatalog = defineTexts<PersonHelpTexts>('web/features/administration/texts/person-help')
