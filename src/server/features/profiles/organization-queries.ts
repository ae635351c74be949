import { and, eq, isNotNull } from 'drizzle-orm'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { addAliases } from '#contract/aliases.ts'
import { formatEin } from '#domain/verification/ein.ts'
import { noSocialMedia } from '#domain/organizations/organizations.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'

/**
 * The profile of one of the reader's organizations, by default their primary one (decision A27), once it has a name
 * (decision A20).
 */
export async function findOrganizationProfile(
  ctx: Pick<Context, 'db' | 'actor'>,
  organizationId?: string,
): Promise<OrganizationProfile | null> {
  const own = findOwnOrganization(ctx, organizationId)
  return own && findNamedOrganization(ctx.db, own.id)
}

/** An organization's profile for its members; null while it has no name of its own. */
export async function findNamedOrganization(db: Db, id: string): Promise<OrganizationProfile | null> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), isNotNull(organizations.namedAt)))
  if (!row) return null
  return addAliases({
    ...row,
    organizationName: row.name,
    ein: row.ein && formatEin(row.ein),
    socialMedia: { ...noSocialMedia, ...row.socialMedia },
    timeZone: row.timeZone === 'UTC' ? null : row.timeZone,
    isLanguageChosen: row.isLanguageChosen ?? false,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}
