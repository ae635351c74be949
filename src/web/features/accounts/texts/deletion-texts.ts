/** Written from deletion.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DeletionTexts {
  heading: string
  text: string
  open: string
  title: string
  description: (values: { date: string | number }) => string
  goesTitle: string
  goes: {
    profile: string
    coverLetters: string
    files: string
  }
  staysTitle: string
  stays: {
    messages: string
    reviews: string
    records: string
  }
  nowTitle: string
  now: {
    hidden: string
    applications: (values: { count: number; accepted: number }) => string
  }
  copy: {
    title: string
    text: string
    action: string
    readyTitle: string
    readyText: (values: { age: string | number }) => string
    readyAction: string
    privacy: string
  }
  credentials: {
    legend: (values: { count: number }) => string
    keep: string
    keepText: string
    revoke: string
    revokeText: string
  }
  code: string
  submit: string
  pending: string
  refusals: {
    last_administrator: string
    only_owner_leaves: (values: { names: string | number }) => string
    deletion_already_requested: string
  }
  members: (values: { name: string | number }) => string
  failed: string
  loadFailed: string
  leaving: {
    title: (values: { date: string | number }) => string
    text: string
    keep: string
    pending: string
    privacy: string
    signOut: string
    kept: string
    failed: string
  }
  link: {
    title: string
    text: string
    submit: string
    pending: string
    doneTitle: string
    doneText: string
    signIn: string
    expiredTitle: string
    expiredText: string
  }
}

export const deletionCatalog = defineTexts<DeletionTexts>('web/features/accounts/texts/deletion')
