/** Written from account-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AccountEmailsTexts {
  invitation: {
    subject: string
    happened: string
    next: (values: { days: number }) => string
    action: string
    why: string
  }
  verify: {
    subject: string
    happened: string
    next: string
    action: string
    why: string
  }
  reset: {
    subject: string
    happened: string
    next: string
    action: string
    why: string
  }
  change: {
    subject: string
    happened: string
    next: string
    action: string
    why: string
  }
  taken: {
    subject: string
    happened: string
    next: string
    action: string
  }
  revert: {
    subject: string
    happened: (values: { newEmail: string | number }) => string
    next: string
    action: string
  }
  moving: {
    subject: string
    happened: string
    next: string
    action: string
  }
  passwordChanged: {
    subject: string
    happened: string
    next: string
    action: string
  }
  secondFactorAdded: {
    subject: string
    happened: string
    next: string
    action: string
  }
  secondFactorRemoved: {
    subject: string
    happened: string
    next: string
    action: string
  }
  deletionRequested: {
    subject: string
    happened: (values: { date: string | number }) => string
    next: string
    action: string
  }
  deletionRequestedFor: {
    subject: string
    happened: (values: { reason: string | number; date: string | number; credentials: string }) => string
    next: string
    action: string
  }
  deletionRevert: {
    subject: string
    happened: (values: { date: string | number }) => string
    next: string
    action: string
  }
  deletionCanceled: {
    subject: string
    happened: string
    next: string
    action: string
  }
  deleted: {
    subject: string
    happened: (values: { credentials: string }) => string
    next: string
    action: string
    why: string
  }
  recoveryCodeUsed: {
    subject: string
    happened: string
    next: string
    action: string
  }
  madeAdministrator: {
    subject: string
    happened: string
    next: string
    action: string
  }
  rolesChanged: {
    subject: string
    happened: (values: { count: number; roles: string | number }) => string
    reason: (values: { reason: string | number }) => string
    setUp: (values: { count: number }) => string
    next: string
    actions: {
      setUp: string
      open: string
      password: string
    }
  }
  administratorChanged: {
    subject: (values: { isGranted: boolean; person: string | number }) => string
    happened: (values: { isGranted: boolean; person: string | number; email: string | number; hasActor: boolean; actor: string | number }) => string
    reason: (values: { reason: string | number }) => string
    next: string
    action: string
  }
  correction: {
    subject: string
    happened: string
    next: string
    action: string
    why: string
  }
  correctionRevert: {
    subject: string
    happened: (values: { newEmail: string | number; reason: string | number }) => string
    next: string
    action: string
  }
  correctionMoving: {
    subject: string
    happened: (values: { reason: string | number }) => string
    next: string
    action: string
  }
  secondFactorReset: {
    subject: string
    happened: (values: { reason: string | number }) => string
    next: string
    action: string
  }
}

export const accountEmailsCatalog = defineTexts<AccountEmailsTexts>('server/email/texts/account-emails')
