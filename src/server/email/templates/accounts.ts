/** Emails about accounts. A token is made when its email is sent, so that it exists nowhere else. */
import { z } from '#contract/zod.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { toQuotedReason, toSingleLine } from '#domain/text/text.ts'
import { linkLifetimes } from '#contract/limits.ts'
import {
  writeAccountEmail,
  writeAccountInvitation,
  writeAdministratorEmail,
  writeCorrectionRevertEmail,
  writeHelpEmail,
  writeRevertEmail,
  writeRolesEmail,
  type PlainAccountEmail,
} from '#server/email/content/accounts.ts'
import { addToken } from '#server/email/link-token.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { aboutPerson, attemptsOfOneDay, defineEmail, definePersonalEmail } from '#server/email/template.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { clearUndelivered, saveUndelivered } from '#server/queries/accounts/undelivered-invitations.ts'
import {
  findSending,
  saveSendingToken,
} from '#server/features/accounts/invitations/account-invitation-queries.ts'
import { findAdministratorChange, findRolesStep } from './account-queries.ts'
import { deletionTemplates } from './deletion.ts'
import {
  findToken,
  insertToken,
  isEmailFree,
  saveTokenHash,
} from '#server/features/accounts/token-queries.ts'

// A day: after that, all of the links have expired except the one that reverts an email change, which is tried first.
const maxAttempts = attemptsOfOneDay

/** In case an account change was not theirs. */
const newPasswordPath = '/auth?tab=forgot'

const rolesPaths = {
  setUp: '/profile?tab=settings#second-factor-settings',
  open: '/admin',
  password: newPasswordPath,
} as const

/** Account changes that we report to the person by email, because they must act if the change surprises them. */
const notice = (email: PlainAccountEmail) =>
  definePersonalEmail({
    data: aboutPerson,
    load: () => Promise.resolve({}),
    render: (language) => writeAccountEmail(language, email),
    path: newPasswordPath,
    maxAttempts,
  })

/** The path of a link that the email itself creates. */
const addNewLink = (
  purpose: 'reset' | 'verify',
  { userId, email }: { userId: string; email: string },
  { db, now }: JobContext,
) =>
  addToken(`/auth/${purpose}`, async (tokenHash) => {
    await insertToken(db, { userId, email, purpose, now, tokenHash })
    return true
  })

export const accountNotices = {
  'account.passwordChanged': notice('passwordChanged'),
  'account.secondFactorAdded': notice('secondFactorAdded'),
  'account.secondFactorRemoved': notice('secondFactorRemoved'),
  'account.recoveryCodeUsed': notice('recoveryCodeUsed'),
  'account.madeAdministrator': notice('madeAdministrator'),
  'account.deletionCanceled': notice('deletionCanceled'),
}

/** Why an administrator did it; absent if the person did it themselves. */
const reason = z.string().optional()

export const accountTemplates = {
  /** To someone without an account, whom an administrator invites to create one. */
  'account.invitation': defineEmail({
    // `sentAt` identifies one sending. A job for an earlier one has no valid link to give anymore.
    data: z.object({ id: z.uuid(), sentAt: z.coerce.date() }),
    async load({ db, now }, { id, sentAt }) {
      const row = await findSending(db, { id, sentAt, now })
      if (!row) return null
      const { email, firstName } = row
      return { recipient: { userId: null, email, firstName, isDemo: false, language: null } }
    },
    render: (language) => writeAccountInvitation(language),
    path: ({ id, sentAt }, { db, now }) =>
      addToken('/auth/join', (tokenHash) => saveSendingToken(db, { id, sentAt, tokenHash, now })),
    bouncesOf: ({ id }) => id,
    afterRefusal: (db, { id, sentAt }, reason) =>
      saveUndelivered(db, { kind: 'account', id, sentAt }, reason),
    beforeSend: ({ db }, { id, sentAt }) => clearUndelivered(db, { kind: 'account', id, sentAt }),
    name: ({ id }) => `account-invitation-${id}`,
    maxAttempts,
  }),
  ...accountNotices,
  'account.secondFactorReset': definePersonalEmail({
    data: aboutPerson.extend({ reason: z.string() }),
    load: () => Promise.resolve({}),
    render: (language, { reason: why }) => writeHelpEmail(language, 'secondFactorReset', toQuotedReason(why)),
    path: newPasswordPath,
    maxAttempts,
  }),
  'account.rolesChanged': definePersonalEmail({
    data: aboutPerson.extend({ roles: z.array(z.enum(staffRoles)), reason }),
    load: async ({ db, config }, { userId, roles }) => ({
      step: await findRolesStep(db, { userId, roles, mustUseTwoSteps: needsSecondFactor(config) }),
    }),
    render: (language, { roles, step, reason: why }) =>
      writeRolesEmail(language, { roles, step, reason: why === undefined ? null : toSingleLine(why) }),
    path: ({ step }) => rolesPaths[step],
    maxAttempts,
  }),
  /** To each of the other administrators. */
  'account.administratorChanged': definePersonalEmail({
    data: aboutPerson.extend({
      personId: z.uuid(),
      actorId: z.uuid().nullable(),
      isGranted: z.boolean(),
      reason,
    }),
    load: ({ db }, { userId, personId, actorId }) =>
      findAdministratorChange(db, { userId, personId, actorId }),
    render: (language, { isGranted, person, email, actor, reason: why }) =>
      writeAdministratorEmail(language, {
        isGranted,
        person,
        email,
        actor,
        reason: why === undefined ? null : toSingleLine(why),
      }),
    path: ({ personId }) => `/admin/people/${personId}`,
    maxAttempts,
  }),
  /** To the account with an address, if there is one. The requester does not learn whether it exists. */
  'account.reset': defineEmail({
    data: z.object({ email: z.string(), askedAt: z.coerce.date() }),
    async load({ db, now }, { email, askedAt: requestedAt }) {
      // A reset email that is delayed beyond the lifetime of its link is useless.
      if (now.getTime() - requestedAt.getTime() > linkLifetimes.reset * 60_000) return null
      const recipient = await findRecipient(db, { email })
      return recipient && { recipient }
    },
    render: (language) => writeAccountEmail(language, 'reset'),
    path: ({ recipient }, ctx) => addNewLink('reset', recipient, ctx),
    name: () => 'reset',
    maxAttempts,
  }),
  'account.verify': defineEmail({
    data: z.object({ userId: z.uuid() }),
    async load({ db }, { userId }) {
      const recipient = await findRecipient(db, { userId })
      return recipient && !recipient.isVerified ? { recipient } : null
    },
    render: (language) => writeAccountEmail(language, 'verify'),
    path: ({ recipient }, ctx) => addNewLink('verify', recipient, ctx),
    name: () => 'verify',
    maxAttempts,
  }),
  /** To a new address. If another account has it, its owner is notified, and the requester cannot tell. */
  'account.change': defineEmail({
    // Without the administrator's reason: no one has confirmed yet whose address it is.
    data: z.object({ tokenId: z.uuid(), isCorrection: z.boolean().optional() }),
    async load({ db, now }, { tokenId }) {
      const link = await findToken(db, tokenId, now)
      if (!link) return null
      const { email, userId } = link
      const isTaken = !(await isEmailFree(db, { email, userId, now }))
      const recipient = isTaken ? await findRecipient(db, { email }) : link
      return recipient && { recipient, isTaken }
    },
    render: (language, { isTaken, isCorrection }) =>
      writeAccountEmail(language, isTaken ? 'taken' : isCorrection ? 'correction' : 'change'),
    path: ({ isTaken, tokenId }, { db }) =>
      isTaken ? '/auth' : addToken('/auth/verify', (tokenHash) => saveTokenHash(db, tokenId, tokenHash)),
    name: ({ tokenId }) => `change-${tokenId}`,
    maxAttempts,
  }),
  /** To the old address, with the link that reverts the change. */
  'account.revert': defineEmail({
    // With the person, so that deleting the account removes a job that names their address.
    data: z.object({ tokenId: z.uuid(), newEmail: z.string(), userId: z.uuid().optional(), reason }),
    async load({ db, now }, { tokenId }) {
      const recipient = await findToken(db, tokenId, now)
      return recipient && { recipient }
    },
    render: (language, { newEmail, reason: why }) =>
      why === undefined
        ? writeRevertEmail(language, { newEmail })
        : writeCorrectionRevertEmail(language, { newEmail, reason: toQuotedReason(why) }),
    path: ({ tokenId }, { db }) =>
      addToken('/auth/keep-email', (tokenHash) => saveTokenHash(db, tokenId, tokenHash)),
    name: ({ tokenId }) => `revert-${tokenId}`,
    maxAttempts,
  }),
  ...deletionTemplates,
  /** To the old address, if no one has verified it. */
  'account.moving': defineEmail({
    data: z.object({ userId: z.uuid(), email: z.string(), changeId: z.uuid(), reason }),
    async load({ db }, { userId, email }) {
      const recipient = await findRecipient(db, { userId })
      return recipient && { recipient: { ...recipient, email } }
    },
    render: (language, { reason: why }) =>
      why === undefined
        ? writeAccountEmail(language, 'moving')
        : writeHelpEmail(language, 'correctionMoving', toQuotedReason(why)),
    path: newPasswordPath,
    name: ({ changeId }) => `moving-${changeId}`,
    maxAttempts,
  }),
}
