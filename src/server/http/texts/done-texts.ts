/** Written from done.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DoneTexts {
  done: string
  alreadyAdministrator: string
  becameAdministrator: string
  draftDeleted: string
  formDiscarded: string
  retryingJob: string
  retryingJobs: string
  runningAction: string
  skippedAction: string
  emailSent: string
  emailSentToNewAddress: string
  resetLinkSent: string
  passwordChanged: string
  signedOut: string
  invitationSent: string
  invitationWithdrawn: string
  invitationDeclined: string
  membershipEnded: string
  secondFactorOff: string
  accountKept: string
  reauthenticated: string
  sendingAgain: string
}

export const doneCatalog = defineTexts<DoneTexts>('server/http/texts/done')
