import { type credentials, type registration, type User } from '#contract/accounts/accounts.ts'
import { currentVersionOf, legalDocuments, type LegalDocument } from '#contract/help/legal.ts'
import type { z } from '#contract/zod.ts'
import { provisionalOrganizationName } from '#domain/accounts/accounts.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { requirementsOf } from '#server/queries/accounts/account-requirements.ts'
import { listPublished } from '#server/queries/accounts/legal-versions.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { defaultTimeZone } from '#server/site/current-site.ts'
import { hashPassword, refuseGuessablePassword, verifyNothing, verifyPassword } from './passwords.ts'
import { removeInvitationOf } from './invitations/account-invitation-queries.ts'
import { takeInvitation } from './invitations/account-invitation-service.ts'
import { findCredentials, findUser, insertOwnOrganization, insertUser } from './queries.ts'
import { isEmailFree } from './token-queries.ts'

type AgreedTo = NonNullable<z.output<typeof registration>['agreedTo']>
type Versions = Record<LegalDocument, ReturnType<typeof currentVersionOf>>

/**
 * Whether a page showed the current versions. Its day counts, too: words of the product that changed since the page was
 * opened have the same number. Later words are those of a newer release that runs beside this one.
 */
function areCurrent(agreedTo: AgreedTo, current: Versions): boolean {
  return legalDocuments.every((document) => {
    const { number, since } = current[document]
    return agreedTo[document] === number && (agreedTo.since?.[document] ?? since) >= since
  })
}

/** Whether the page showed the words of this release, or there was no choice of others. */
const hasOwnWords = (agreedTo: AgreedTo | undefined, current: Versions): boolean =>
  !agreedTo || legalDocuments.every((document) => agreedTo.since?.[document] === current[document].since)

/**
 * Creates an account and, for an organization, the organization with its owner (decision A20). Returns the user's id.
 */
export async function registerAccount(
  ctx: Context<User | null>,
  form: z.output<typeof registration>,
  clientNetwork: string,
): Promise<string> {
  await refuseGuessablePassword(form.password, form)
  await ctx.limits.charge([{ limit: 'registrations', key: clientNetwork }])
  const passwordHash = await hashPassword(form.password, ctx.passwordCost)
  return transact(ctx.db, async (db) => {
    const { email, invitation, agreedTo } = form
    const published = await listPublished(db)
    const terms = currentVersionOf(published, 'terms')
    const privacy = currentVersionOf(published, 'privacy')
    if (agreedTo && !areCurrent(agreedTo, { terms, privacy })) throw new Problem('terms_changed')
    if (invitation !== undefined) await takeInvitation(ctx, db, { token: invitation, email })
    if (!(await isEmailFree(db, { email, userId: null, now: ctx.now() }))) throw new Problem('account_exists')
    const timeZone = form.timeZone ?? defaultTimeZone()
    const userId = await insertUser(db, {
      email: form.email,
      firstName: form.firstName,
      lastName: form.lastName,
      userType: form.userType,
      passwordHash,
      ...(invitation !== undefined && { emailVerifiedAt: ctx.now() }),
      termsVersion: terms.since,
      timeZone,
      // That of the page, where there was a choice. Later only the person changes it: emails have no browser to ask.
      language: ctx.config.languages.length > 1 ? ctx.language : null,
    })
    if (!userId) throw new Problem('account_exists')
    await removeInvitationOf(db, email)
    if (form.userType === 'organization') {
      await insertOwnOrganization(db, {
        userId,
        name: provisionalOrganizationName(form),
        timeZone,
      })
    }
    await publish(db, {
      type: 'account.registered',
      actorId: userId,
      subjectId: userId,
      // A page of the release before names no days: it showed earlier words. One of a later release showed later ones.
      data: {
        terms: terms.number,
        privacy: privacy.number,
        isDated: hasOwnWords(agreedTo, { terms, privacy }),
      },
    })
    await recordOwnAction(
      { ...ctx, db },
      { action: 'auth.register', userId, after: { userType: form.userType } },
    )
    return userId
  })
}

/**
 * The account with this email and password. Failures give the same error, `invalid_credentials`, except one: the right
 * password of a suspended account gives `account_suspended`.
 */
export async function checkCredentials(
  ctx: Context<User | null>,
  form: z.output<typeof credentials>,
): Promise<{ id: string; passwordHash: string }> {
  const account = await findCredentials(ctx.db, form.email)
  if (!account) {
    await verifyNothing(form.password, ctx.passwordCost)
    throw new Problem('invalid_credentials')
  }
  if (!(await verifyPassword(account.passwordHash, form.password))) throw new Problem('invalid_credentials')
  // Only someone who knows the password learns that there is such an account.
  if (account.isSuspended) throw new Problem('account_suspended')
  return account
}

/** The person as responses show them. The account exists, because it has just signed in. */
export async function requireUser(ctx: Context<User | null>, userId: string): Promise<User> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new Problem('invalid_credentials')
  return { ...user, ...requirementsOf(user, ctx.config) }
}
