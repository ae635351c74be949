/** Emails about accounts that are going to be deleted, or were. */
import { z } from '#contract/zod.ts'
import { credentialChoices } from '#domain/accounts/deletion.ts'
import { toQuotedReason, toSingleLine } from '#domain/text/text.ts'
import {
  writeDeletedEmail,
  writeDeletionEmail,
  writeDeletionRevertEmail,
} from '#server/email/content/accounts.ts'
import { addToken } from '#server/email/link-token.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { saveUndoToken } from '#server/features/accounts/deletion/deletion-queries.ts'
import { findToken, saveTokenHash } from '#server/features/accounts/token-queries.ts'
import { findDeletionEmail } from './account-queries.ts'

export const deletionTemplates = {
  /** With the link that keeps the account. Also to someone whose account is disabled, as it is meanwhile. */
  'account.deletionRequested': defineEmail({
    data: z.object({ userId: z.uuid() }),
    load: ({ db }, { userId }) => findDeletionEmail(db, userId),
    render: (language, { reason: why, dueAt, timeZone, credentials, closing }) =>
      writeDeletionEmail(language, {
        dueAt,
        timeZone,
        credentials,
        closing: closing.map((each) => ({ ...each, organization: toSingleLine(each.organization) })),
        reason: why === null ? null : toQuotedReason(why),
      }),
    path: ({ userId }, { db }) =>
      addToken('/auth/keep-account', (tokenHash) => saveUndoToken(db, userId, tokenHash)),
    name: () => 'deletion',
  }),
  /** To an old address that can still be restored, with another link that does so and keeps the account. */
  'account.deletionRevert': defineEmail({
    data: z.object({ tokenId: z.uuid(), dueAt: z.coerce.date() }),
    async load({ db, now }, { tokenId }) {
      const recipient = await findToken(db, tokenId, now)
      return recipient && { recipient }
    },
    render: (language, { dueAt }) => writeDeletionRevertEmail(language, dueAt),
    path: ({ tokenId }, { db }) =>
      addToken('/auth/keep-email', (tokenHash) => saveTokenHash(db, tokenId, tokenHash)),
    name: ({ tokenId }) => `deletion-revert-${tokenId}`,
    maxAttempts: attemptsOfOneDay,
  }),
  /**
   * To the former address of a deleted account, which is nowhere else: the job has it until the email is sent. It has a
   * random id instead of the account's, and not the day: it does not say who "Former member" was.
   */
  'account.deleted': defineEmail({
    data: z.object({
      id: z.uuid(),
      email: z.string(),
      language: z.string().nullable(),
      isDemo: z.boolean(),
      credentials: z.enum(credentialChoices).nullable(),
    }),
    load: (_, { email, language, isDemo }) =>
      Promise.resolve({ recipient: { userId: null, email, firstName: '', isDemo, language } }),
    render: (language, { credentials }) => writeDeletedEmail(language, credentials),
    path: '/',
    name: ({ id }) => `account-deleted-${id}`,
    maxAttempts: attemptsOfOneDay,
  }),
}
