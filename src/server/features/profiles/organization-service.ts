/** Members edit their organization's profile (decisions A6, A8, A14, A20). */
import { isDeepStrictEqual } from 'node:util'
import {
  foundedText,
  type NewOrganizationProfile,
  type OrganizationChanges,
  type OrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import { staysVerified } from '#domain/organizations/organizations.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import {
  lockOwnOrganization,
  saveOrganization,
  type LockedOrganization,
} from '#server/queries/organizations/lock-organization.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfOrganization } from '#server/languages/guessed-texts.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import {
  lockOrCreateOrganization,
  requirePastYear,
} from '#server/queries/organizations/lock-primary-organization.ts'
import { findNamedOrganization } from './organization-queries.ts'

/**
 * Names the given organization of the caller, or their primary one, and saves its profile. Creates an organization if
 * the caller has none.
 */
export async function createProfile(
  ctx: Context,
  form: NewOrganizationProfile,
  organizationId?: string,
): Promise<OrganizationProfile> {
  return transact(ctx.db, async (db) => {
    const organization = await lockOrCreateOrganization(ctx, db, organizationId)
    if (organization.namedAt) throw new Problem('profile_exists')
    await write(ctx, db, { organization, form, namedAt: ctx.now() })
    await publish(db, {
      type: 'organization.named',
      actorId: ctx.actor.id,
      subjectId: organization.id,
      data: { name: form.organizationName },
    })
    return read(db, organization.id)
  })
}

/** Changes the given fields of an organization, by default the caller's primary one, and leaves the rest. */
export async function changeProfile(
  ctx: Context,
  form: OrganizationChanges,
  organizationId?: string,
): Promise<OrganizationProfile> {
  return transact(ctx.db, async (db) => {
    const own = { userId: ctx.actor.id, organizationId, power: 'organization' } as const
    const organization = await lockOwnOrganization(db, own)
    if (!organization && organizationId !== undefined) throw new Problem('organization_not_found')
    if (!organization?.namedAt) throw new Problem('profile_not_found')
    await write(ctx, db, { organization, form, namedAt: organization.namedAt })
    return read(db, organization.id)
  })
}

interface ProfileChange {
  organization: LockedOrganization
  form: OrganizationChanges
  namedAt: Date
}

async function write(ctx: Context, db: Db, { organization, form, namedAt }: ProfileChange): Promise<void> {
  requirePastYear(ctx, organization, { year: form.foundedYear, onOldYear: foundedText })
  const columns = { ...toColumns(organization, form), namedAt }
  const language = await findLanguage(organization, columns, form)
  const values = { ...columns, ...language }
  const after = { ...organization, ...values }
  // A language that was guessed from changed texts is no change of its own.
  const fields = Object.keys(form.language === undefined ? columns : values).filter(
    (name) => !isDeepStrictEqual(Reflect.get(organization, name), Reflect.get(after, name)),
  )
  if (fields.length === 0) return
  const losesMark = organization.isVerified && !staysVerified(organization, after)
  const mark = losesMark ? { isVerified: false } : {}
  await saveOrganization(db, organization.id, { ...values, ...mark, updatedAt: ctx.now() })
  const about = { actorId: ctx.actor.id, subjectId: organization.id }
  await publish(db, { type: 'organization.edited', ...about, data: { fields } })
  if (losesMark) await publish(db, { type: 'organization.mark_dropped', ...about, data: {}, at: ctx.now() })
}

/** The language after a change. It is not guessed again for the same texts. */
async function findLanguage(
  before: LockedOrganization,
  columns: object,
  { language: choice }: OrganizationChanges,
) {
  const texts = textsOfOrganization({ ...before, ...columns })
  if (choice === undefined && isDeepStrictEqual(texts, textsOfOrganization(before))) return {}
  return findContentLanguage({ choice, texts, before })
}

/** The given fields as database columns. */
function toColumns(organization: LockedOrganization, form: OrganizationChanges) {
  const { organizationName: name, ein, causeAreas, socialMedia, timeZone, language: _, ...plain } = form
  const values = Object.entries({
    ...plain,
    name,
    causeAreas,
    ein: ein?.replace('-', '') ?? ein,
    causeIds: causeAreas && [...new Set(causeAreas.map(canonicalCause))],
    socialMedia: socialMedia && { ...organization.socialMedia, ...socialMedia },
    timeZone: timeZone === null ? 'UTC' : timeZone,
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

async function read(db: Db, id: string): Promise<OrganizationProfile> {
  const profile = await findNamedOrganization(db, id)
  if (!profile) throw new Error('a profile was not stored')
  return profile
}
