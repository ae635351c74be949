/** What volunteers wrote in their applications, once they delete their account. */
import { eq, sql } from 'drizzle-orm'
import { removedCoverLetter } from '#domain/accounts/deletion.ts'
import type { Db } from '#server/db/db.ts'
import { applications, savedReplies } from '#server/db/tables/applications.ts'

/**
 * Removes the letters, proposals and answers of a volunteer. What was decided and agreed stays: the states with their
 * history, the scopes, the hours, and what the organization wrote.
 */
export async function clearCoverLetters(db: Db, volunteerId: string): Promise<void> {
  await db
    .update(applications)
    .set({
      coverLetter: sql`case when ${applications.coverLetter} = '' then '' else ${removedCoverLetter} end`,
      proposedApproach: null,
      questions: null,
      screeningAnswers: [],
      language: null,
      isLanguageChosen: null,
    })
    .where(eq(applications.volunteerId, volunteerId))
}

/** Removes the saved replies of an organization that closes. */
export async function removeSavedReplies(db: Db, organizationId: string): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.organizationId, organizationId))
}
