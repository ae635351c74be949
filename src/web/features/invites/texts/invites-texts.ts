/** Written from invites.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InvitesTexts {
  received: {
    title: string
    intro: string
    none: string
    noneText: string
    toProfile: string
    label: string
    answers: (values: { answers: string | number }) => string
    noAnswersYet: string
    from: (values: { organization: string | number }) => string
    by: (values: { sender: string | number; organization: string | number }) => string
    reportOf: (values: { project: string | number }) => string
  }
  sent: {
    title: string
    intro: string
    none: string
    noneText: string
    toProjects: string
    label: string
    withdraw: string
    withdrawOf: (values: { name: string | number; project: string | number }) => string
    withdrawTitle: string
    withdrawText: (values: { name: string | number }) => string
    withdrawn: string
    withdrawFailed: string
    application: string
  }
  failed: string
  openFailed: string
  more: string
  shown: (values: { shown: string | number; total: string | number }) => string
  closed: {
    applied: string
    project_completed: string
    project_canceled: string
    project_removed: string
    unavailable: string
  }
  refusal: {
    project_not_published: string
    project_completed: string
    project_canceled: string
    project_paused: string
    no_places_left: string
    deadline_passed: string
    not_possible_now: string
  }
  declinedBecause: (values: { reason: string | number }) => string
  expires: (values: { day: string | number }) => string
  accept: string
  acceptOf: (values: { project: string | number }) => string
  decline: string
  declineOf: (values: { project: string | number }) => string
  seeApplication: string
  acceptDialog: {
    title: (values: { project: string | number }) => string
    text: (values: { organization: string | number }) => string
    words: (values: { organization: string | number }) => string
    submit: string
    submitting: string
    failed: string
    done: string
    doneText: (values: { organization: string | number }) => string
    changed: string
  }
  declineDialog: {
    title: (values: { project: string | number }) => string
    text: (values: { organization: string | number }) => string
    reason: string
    unsaid: string
    required: string
    words: (values: { organization: string | number }) => string
    submit: string
    submitting: string
    failed: string
    done: string
  }
}

export const invitesCatalog = defineTexts<InvitesTexts>('web/features/invites/texts/invites')
