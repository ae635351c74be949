import { eq } from 'drizzle-orm'
import type { VolunteerProfile } from '#contract/profiles.ts'
import { answerTwins } from '#contract/twins.ts'
import type { Context } from '#server/context.ts'
import { volunteerProfiles } from '#server/db/schema.ts'

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
