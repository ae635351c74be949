import type { Account, accountNames, languageChoice } from '#contract/accounts/settings.ts'
import { findLanguage } from '#contract/i18n/languages.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { z } from '#contract/zod.ts'
import { provisionalOrganizationName } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { findPendingEmail } from '#server/features/accounts/token-queries.ts'
import {
  findAccount,
  saveLanguage,
  saveNames,
  savePrimaryOrganization,
  saveProvisionalName,
} from './setting-queries.ts'

/** The caller's account as its settings show it. */
export async function requireAccountSettings(ctx: Context): Promise<Account> {
  const account = await findAccount(ctx.db, ctx.actor.id)
  if (!account) throw new Problem('unauthorized')
  return {
    ...account,
    language: findLanguage(account.language, ctx.config.languages),
    pendingEmail: await findPendingEmail(ctx.db, ctx.actor.id, ctx.now()),
    termsAgreedAt: account.termsAgreedAt.toISOString(),
    createdAt: account.createdAt.toISOString(),
  }
}

/** Changes the caller's names, time zone and language, and the name of an organization that still carries the person's name. */
export async function saveSettings(ctx: Context, form: z.output<typeof accountNames>): Promise<Account> {
  const { firstName, lastName, timeZone, language } = form
  refuseOtherLanguages(ctx, language)
  await transact(ctx.db, async (db) => {
    await saveNames(db, { userId: ctx.actor.id, firstName, lastName, timeZone, language, now: ctx.now() })
    await saveProvisionalName(db, ctx.actor.id, provisionalOrganizationName({ firstName, lastName }))
  })
  return requireAccountSettings(ctx)
}

/** Sets the language of the caller's pages and emails. */
export async function saveLanguageChoice(
  ctx: Context,
  { language }: z.output<typeof languageChoice>,
): Promise<z.output<typeof languageChoice>> {
  refuseOtherLanguages(ctx, language)
  await saveLanguage(ctx.db, ctx.actor.id, language)
  return { language }
}

function refuseOtherLanguages({ config }: Context, language: string | null | undefined): void {
  if (!language || findLanguage(language, config.languages)) return
  throw new Problem('invalid', [{ path: 'language', message: fieldText('accounts.language') }])
}

/** Sets which of the caller's organizations a call means if it names none (decision A27). */
export async function choosePrimary(
  ctx: Context,
  organizationId: string,
): Promise<{ organizationId: string; organizationName: string }> {
  const chosen = ctx.actor.organizations.find(({ id }) => id === organizationId)
  const choice = { userId: ctx.actor.id, organizationId, now: ctx.now() }
  if (!chosen || !(await savePrimaryOrganization(ctx.db, choice))) throw new Problem('organization_not_found')
  return { organizationId, organizationName: chosen.name }
}
