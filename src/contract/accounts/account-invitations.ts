/** Administrators invite a list of people to create an account. */
import { accountInvitationDays, invitedStatuses, peopleImport } from '#domain/accounts/account-invitations.ts'
import { undeliveredReasons } from '#domain/email/bounces.ts'
import { done } from '#contract/accounts/accounts.ts'
import { linkToken } from '#contract/accounts/settings.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

const person = { email: z.string(), firstName: z.string(), lastName: z.string() }

export const peopleList = z.object({
  /** CSV text with a header row; the column for email is required. */
  csv: z
    .string()
    .refine((text) => text.trim() !== '', fieldText('accounts.importEmpty'))
    .max(peopleImport.csv, fieldText('accounts.importTooLong', { max: peopleImport.csv })),
  /** Says what would happen, and does nothing. */
  dryRun: z.boolean().default(false),
  /** Invites the others if rows have to be corrected; otherwise such a list invites no one. */
  skipsFaults: z.boolean().default(false),
})

/** What an answer says about the list as a whole. */
export const listOutcome = {
  /** Rows to correct. They are refused unless this is a dry run, or leaves them out. */
  faults: z.array(z.object({ line: z.number().int(), message: z.string() })),
  /** How many were invited, or would be. */
  invited: z.number().int(),
  /** The header and the rows that were left out and can be sent later, as they were written; null if there are none. */
  rest: z.string().nullable(),
}

export const importedPeople = z.object({
  /** Every row without a fault, in the order of the list. */
  people: z.array(z.object({ line: z.number().int(), ...person, status: z.enum(invitedStatuses) })),
  ...listOutcome,
})
export type ImportedPeople = z.infer<typeof importedPeople>

export const importPeople = defineEndpoint({
  id: 'importPeople',
  summary: `Invites the people of a CSV list (\`email\` and \`first name\`, or \`name\`) to create an account. An address that has an account, or an invitation already, gets none. At most ${peopleImport.people} at a time.`,
  method: 'POST',
  path: '/api/admin/people/import',
  access: 'admin',
  body: peopleList,
  response: importedPeople,
})

export const accountInvitation = z.object({
  id: z.uuid(),
  ...person,
  /** The administrator; null if the account is deleted. */
  invitedBy: z.string().nullable(),
  sentAt: isoTimestamp,
  expiresAt: isoTimestamp,
  state: z.enum(['sent', 'expired', 'declined']),
  /** Why the last email did not arrive; null if nothing is known. */
  undelivered: z.enum(undeliveredReasons).nullable(),
})
export type AccountInvitation = z.infer<typeof accountInvitation>

export const listAccountInvitations = defineEndpoint({
  id: 'listAccountInvitations',
  summary: 'Invitations to create an account that no one has accepted, newest first.',
  method: 'GET',
  path: '/api/admin/account-invitations',
  access: 'admin',
  query: pageQuery,
  response: z.array(accountInvitation),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportAccountInvitations = defineEndpoint({
  id: 'exportAccountInvitations',
  summary:
    'All invitations to create an account that no one has accepted, newest first, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/account-invitations/export',
  access: 'admin',
  limit: 'exports',
  response: z.string(),
  download: true,
})

export const resendAccountInvitation = defineEndpoint({
  id: 'resendAccountInvitation',
  summary: `Sends an invitation again with a new link, which is valid for ${accountInvitationDays} days. Not after the person declined.`,
  method: 'POST',
  path: '/api/admin/account-invitations/:id/resend',
  access: 'admin',
  limit: 'mails',
  params: idParams,
  response: done,
  status: 202,
  problems: ['invitation_not_found'],
})

/** How many invitations are sent again. */
export const sentAgain = z.object({ sent: z.number().int() })

export const resendStoredAccountInvitations = defineEndpoint({
  id: 'resendStoredAccountInvitations',
  summary:
    'Sends all invitations again whose email the site only stored, each with a new link. For the time after the site begins to send emails.',
  method: 'POST',
  path: '/api/admin/account-invitations/resend-stored',
  access: 'admin',
  response: sentAgain,
})

export const withdrawAccountInvitation = defineEndpoint({
  id: 'withdrawAccountInvitation',
  summary: 'Withdraws an invitation that was not declined; its link stops working.',
  method: 'DELETE',
  path: '/api/admin/account-invitations/:id',
  access: 'admin',
  params: idParams,
  response: done,
  problems: ['invitation_not_found'],
})

/** What someone with the emailed link sees. */
export const openedAccountInvitation = z.object({
  ...person,
  /** The address has an account: its owner can sign in. */
  hasAccount: z.boolean(),
})

export const openAccountInvitation = defineEndpoint({
  id: 'openAccountInvitation',
  summary: 'The person that an emailed invitation is for. Does not use it up.',
  method: 'POST',
  path: '/api/account-invitations/open',
  access: 'public',
  body: linkToken,
  response: openedAccountInvitation,
  problems: ['link_expired'],
})

export const declineAccountInvitation = defineEndpoint({
  id: 'declineAccountInvitation',
  summary: 'Declines an invitation. The address is not invited again.',
  method: 'POST',
  path: '/api/account-invitations/decline',
  access: 'public',
  body: linkToken,
  response: done,
  problems: ['link_expired'],
})

export const accountInvitationEndpoints = [
  importPeople,
  listAccountInvitations,
  exportAccountInvitations,
  resendAccountInvitation,
  resendStoredAccountInvitations,
  withdrawAccountInvitation,
  openAccountInvitation,
  declineAccountInvitation,
] as const
