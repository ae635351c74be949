/** Written from invite-dialog.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InviteDialogTexts {
  title: (values: { name: string | number }) => string
  titleOfProject: (values: { name: string | number; project: string | number }) => string
  text: string
  project: string
  choose: string
  chooseFirst: string
  projectRefused: (values: { title: string | number; reason: string | number }) => string
  message: string
  messageHint: string
  submit: string
  submitting: string
  failed: string
  loadFailed: string
  sent: string
  sentText: (values: { name: string | number }) => string
  noProjects: string
  noProjectsText: string
  post: string
  remaining: (values: { left: number; limit: string | number }) => string
  remainingText: string
  remainingOfPerson: (values: { left: number; name: string | number }) => string
  cannotInvite: {
    person_not_found: string
    other: string
  }
  reasons: {
    invite_exists: string
    invite_applied: string
    invite_declined: string
    project_not_published: string
    project_completed: string
    project_canceled: string
    project_paused: string
    no_places_left: string
    deadline_passed: string
  }
}

export const inviteDialogCatalog = defineTexts<InviteDialogTexts>('web/features/invites/texts/invite-dialog')
