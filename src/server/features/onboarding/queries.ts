import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { onboardingAnswers } from '#server/db/tables/onboarding.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'

/** Saves a person's answers for a role, replacing earlier ones. */
export async function saveAnswers(db: Db, answers: typeof onboardingAnswers.$inferInsert): Promise<void> {
  const { userId: _user, userType: _type, ...given } = answers
  await db
    .insert(onboardingAnswers)
    .values(answers)
    .onConflictDoUpdate({ target: [onboardingAnswers.userId, onboardingAnswers.userType], set: given })
}

/** Saves only what a person hopes to achieve in a role; someone who skipped the questions has no other answers. */
export async function saveGoals(
  db: Db,
  row: Pick<typeof onboardingAnswers.$inferInsert, 'userId' | 'userType' | 'goals' | 'answeredAt'>,
): Promise<void> {
  const { goals, answeredAt } = row
  await db
    .insert(onboardingAnswers)
    .values({ ...row, experience: '', availability: '' })
    .onConflictDoUpdate({
      target: [onboardingAnswers.userId, onboardingAnswers.userType],
      set: { goals, answeredAt },
    })
}

/** The person's volunteer profile, created if missing and locked. */
export async function lockVolunteerProfile(db: Db, userId: string) {
  await db.insert(volunteerProfiles).values({ userId }).onConflictDoNothing()
  const [profile] = await db
    .select()
    .from(volunteerProfiles)
    .where(eq(volunteerProfiles.userId, userId))
    .for('update')
  if (!profile) throw new Error('a volunteer profile was not stored')
  return profile
}

export async function saveVolunteerProfile(
  db: Db,
  userId: string,
  changes: Partial<typeof volunteerProfiles.$inferInsert>,
): Promise<void> {
  await db.update(volunteerProfiles).set(changes).where(eq(volunteerProfiles.userId, userId))
}

/** Removes a person's answers. */
export async function removeAnswers(db: Db, userId: string): Promise<void> {
  await db.delete(onboardingAnswers).where(eq(onboardingAnswers.userId, userId))
}
