import { eq } from 'drizzle-orm'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { addAliases } from '#contract/aliases.ts'
import { parseWorkingStyles } from '#domain/profiles/profiles.ts'
import type { Db } from '#server/db/db.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'

/** A person's volunteer profile. */
export async function findVolunteerProfile(db: Db, userId: string): Promise<VolunteerProfile | null> {
  const [row] = await db.select().from(volunteerProfiles).where(eq(volunteerProfiles.userId, userId))
  if (!row) return null
  const { workingStyles, portfolio, ...profile } = row
  return addAliases({
    ...profile,
    workingStyle: parseWorkingStyles(workingStyles),
    portfolio: { projects: portfolio },
    isLanguageChosen: row.isLanguageChosen ?? false,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}

type ProfileRow = typeof volunteerProfiles.$inferInsert

/** Inserts a profile; false if the person already has one. Concurrent calls create only one. */
export async function insertVolunteerProfile(db: Db, profile: ProfileRow): Promise<boolean> {
  const made = await db
    .insert(volunteerProfiles)
    .values(profile)
    .onConflictDoNothing()
    .returning({ userId: volunteerProfiles.userId })
  return made.length > 0
}

/** Locks a person's profile and returns the fields that a change is merged into. */
export async function lockVolunteerProfile(db: Db, userId: string) {
  const [profile] = await db
    .select({
      workingStyles: volunteerProfiles.workingStyles,
      headline: volunteerProfiles.headline,
      bio: volunteerProfiles.bio,
      experience: volunteerProfiles.experience,
      availability: volunteerProfiles.availability,
      language: volunteerProfiles.language,
      isLanguageChosen: volunteerProfiles.isLanguageChosen,
    })
    .from(volunteerProfiles)
    .where(eq(volunteerProfiles.userId, userId))
    .for('update')
  return profile ?? null
}

export async function saveVolunteerProfile(
  db: Db,
  userId: string,
  changes: Partial<ProfileRow>,
): Promise<void> {
  await db.update(volunteerProfiles).set(changes).where(eq(volunteerProfiles.userId, userId))
}
