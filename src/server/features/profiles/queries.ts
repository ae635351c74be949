import { and, eq, isNotNull } from 'drizzle-orm'
import type { OrganizationProfile, VolunteerProfile } from '#contract/profiles.ts'
import { answerTwins } from '#contract/twins.ts'
import type { Context } from '#server/context.ts'
import { organizations, volunteerProfiles } from '#server/db/schema.ts'

/** The reader's volunteer profile. */
export async function findVolunteerProfile({ db, actor }: Context): Promise<VolunteerProfile | null> {
  const [row] = await db.select().from(volunteerProfiles).where(eq(volunteerProfiles.userId, actor.id))
  if (!row) return null
  return answerTwins({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}

/** The profile of the reader's primary organization (A27), once it has been given its name (A20). */
export async function findOrganizationProfile({ db, actor }: Context): Promise<OrganizationProfile | null> {
  const [primary] = actor.organizations
  if (!primary) return null
  const [row] = await db
    .select({
      id: organizations.id,
      organizationName: organizations.name,
      description: organizations.description,
      missionStatement: organizations.missionStatement,
      website: organizations.website,
      location: organizations.location,
      causeAreas: organizations.causeAreas,
      isVerified: organizations.isVerified,
      createdAt: organizations.createdAt,
      updatedAt: organizations.updatedAt,
    })
    .from(organizations)
    .where(and(eq(organizations.id, primary.id), isNotNull(organizations.namedAt)))
  if (!row) return null
  return answerTwins({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}
