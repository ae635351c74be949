/** The content of emails about accounts. */
import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { closingOrganizationsCatalog } from '#contract/texts/closing-organizations-texts.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { accountInvitationDays } from '#domain/accounts/account-invitations.ts'
import { deletionDays, type CredentialChoice } from '#domain/accounts/deletion.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { EmailContent } from '#server/email/email.ts'
import { accountEmailsCatalog, type AccountEmailsTexts } from '#server/email/texts/account-emails-texts.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'

interface Parts {
  subject: string
  happened: string
  /** Paragraphs about what else happens. */
  further?: readonly string[]
  next: string
  action: string
  /** Left out for emails that only people with an account get. */
  why?: string
}

function toContent(
  language: Language,
  { subject, happened, further = [], next, action, why }: Parts,
): EmailContent {
  const shared = emailsCatalog.read(language)
  return { subject, paragraphs: [happened, ...further, next], action, why: why ?? shared.why.account }
}

/** An email that says the same to everyone. */
export type PlainAccountEmail = Exclude<
  keyof AccountEmailsTexts,
  | 'revert'
  | 'invitation'
  | 'correctionRevert'
  | 'deletionRequested'
  | 'deletionRequestedFor'
  | 'deletionRevert'
  | 'deleted'
  | 'rolesChanged'
  | 'administratorChanged'
  | HelpEmail
>

/** An email that says why an administrator changed an account. */
type HelpEmail = 'correctionMoving' | 'secondFactorReset'

export const writeAccountEmail = (language: Language, email: PlainAccountEmail) =>
  toContent(language, accountEmailsCatalog.read(language)[email])

/** To someone whom an administrator invites. */
export function writeAccountInvitation(language: Language): EmailContent {
  const { invitation: texts } = accountEmailsCatalog.read(language)
  return toContent(language, { ...texts, next: texts.next({ days: accountInvitationDays }) })
}

/** To the old address, when an account gets a new one. */
export function writeRevertEmail(language: Language, { newEmail }: { newEmail: string }): EmailContent {
  const { revert: texts } = accountEmailsCatalog.read(language)
  return toContent(language, { ...texts, happened: texts.happened({ newEmail }) })
}

/** About what an administrator did for a person. The reason is one line of text. */
export function writeHelpEmail(language: Language, email: HelpEmail, reason: string): EmailContent {
  const texts = accountEmailsCatalog.read(language)[email]
  return toContent(language, { ...texts, happened: texts.happened({ reason }) })
}

/** What someone whose roles changed does next: set up two-step sign-in if the site requires it, or start. */
export type RolesStep = 'setUp' | 'open' | 'password'

/** About the roles that a person has on the staff from now on. */
export function writeRolesEmail(
  language: Language,
  { roles, reason, step }: { roles: readonly StaffRole[]; reason: string | null; step: RolesStep },
): EmailContent {
  const { rolesChanged: texts } = accountEmailsCatalog.read(language)
  const { names } = staffRolesCatalog.read(language)
  const list = formatList(
    language,
    roles.map((role) => names[role]),
  )
  const happened = texts.happened({ count: roles.length, roles: list })
  const why = reason === null ? '' : ` ${texts.reason({ reason })}`
  const next = step === 'setUp' ? `${texts.setUp({ count: roles.length })} ${texts.next}` : texts.next
  return toContent(language, { ...texts, happened: `${happened}${why}`, next, action: texts.actions[step] })
}

/** A change of who administers the site, as the other administrators read it. The reason is one line of text. */
export interface AdministratorChange {
  isGranted: boolean
  person: string
  email: string
  /** Who changed it; null for an operator's command. */
  actor: string | null
  reason: string | null
}

/** To the other administrators. */
export function writeAdministratorEmail(language: Language, change: AdministratorChange): EmailContent {
  const { administratorChanged: texts } = accountEmailsCatalog.read(language)
  const { isGranted, person, email, actor, reason } = change
  const happened = texts.happened({
    isGranted,
    person,
    email,
    hasActor: actor !== null,
    actor: actor ?? '',
  })
  const why = reason === null ? '' : ` ${texts.reason({ reason })}`
  return toContent(language, {
    subject: texts.subject({ isGranted, person }),
    happened: `${happened}${why}`,
    next: texts.next,
    action: texts.action,
    why: emailsCatalog.read(language).why.administrator,
  })
}

/** To the verified old address, when an administrator corrects it. */
export function writeCorrectionRevertEmail(
  language: Language,
  change: { newEmail: string; reason: string },
): EmailContent {
  const { correctionRevert: texts } = accountEmailsCatalog.read(language)
  return toContent(language, { ...texts, happened: texts.happened(change) })
}

/** To a person whose account is going to be deleted; the reason, one line of text, is an administrator's. */
export function writeDeletionEmail(
  language: Language,
  {
    dueAt,
    timeZone,
    reason,
    credentials,
    closing,
  }: {
    dueAt: Date
    timeZone: string
    reason: string | null
    credentials: CredentialChoice | null
    closing: readonly { organization: string; projects: number }[]
  },
): EmailContent {
  const texts = accountEmailsCatalog.read(language)
  const { own, closes } = closingOrganizationsCatalog.read(language)
  // Without the person, no one can act for these.
  const further = closing.map(
    ({ organization, projects: count }) =>
      `${own({ organization })} ${closes({ count, days: deletionDays })}`,
  )
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(dueAt)
  if (reason === null) {
    const { deletionRequested: said } = texts
    return toContent(language, { ...said, happened: said.happened({ date }), further })
  }
  const { deletionRequestedFor: said } = texts
  return toContent(language, {
    ...said,
    happened: said.happened({ date, reason, credentials: credentials ?? 'none' }),
    further,
  })
}

/** To an old address of a person whose account is going to be deleted. */
export function writeDeletionRevertEmail(language: Language, dueAt: Date): EmailContent {
  const { deletionRevert: texts } = accountEmailsCatalog.read(language)
  // An intruder may have changed the time zone with the address.
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
  return toContent(language, { ...texts, happened: texts.happened({ date }) })
}

/** To the address of an account that was deleted; null if the person had no credentials. */
export function writeDeletedEmail(language: Language, credentials: CredentialChoice | null): EmailContent {
  const { deleted: texts } = accountEmailsCatalog.read(language)
  return toContent(language, { ...texts, happened: texts.happened({ credentials: credentials ?? 'none' }) })
}
