/** Written from claims.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ClaimsTexts {
  notice: {
    title: string
    text: string
    action: string
    actionOf: (values: { organization: string | number }) => string
  }
  page: {
    title: (values: { organization: string | number }) => string
    intro: string
    website: string
    email: string
    hint: (values: { domain: string | number }) => string
    placeholder: (values: { domain: string | number }) => string
    submit: string
    pending: string
    again: string
    sentTitle: string
    sentText: (values: { email: string | number }) => string
    waiting: (values: { email: string | number }) => string
    failed: string
    loadFailed: string
    back: string
    member: string
    memberAction: string
    obstacles: {
      has_owner: {
        title: string
        text: string
      }
      no_website: {
        title: string
        text: string
      }
      shared_website: {
        title: string
        text: string
      }
    }
  }
  review: {
    title: string
    titleOnly: string
    text: (values: { organization: string | number }) => string
    label: string
    hint: string
    submit: string
    again: string
    pending: string
    waitingTitle: string
    waiting: string
    declinedTitle: string
    failed: string
    leave: string
  }
  link: {
    title: (values: { organization: string | number }) => string
    text: (values: { organization: string | number }) => string
    submit: string
    pending: string
    doneTitle: (values: { organization: string | number }) => string
    doneText: string
    doneAction: string
    otherTitle: string
    otherText: (values: { organization: string | number; email: string | number }) => string
    otherAction: string
    visitorTitle: string
    visitorText: string
    signIn: string
    ownedTitle: string
    ownedText: string
    expiredTitle: string
    expiredText: string
    failed: string
    loadFailed: string
  }
}

export const claimsCatalog = defineTexts<ClaimsTexts>('web/features/organizations/texts/claims')
