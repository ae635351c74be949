import { and, eq } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { onboardingAnswers } from '#server/db/tables/onboarding.ts'

/** What the reader hopes to achieve in a role; null if they have not said. */
export async function findGoals({ db, actor }: Context, userType: UserType): Promise<string | null> {
  const [row] = await db
    .select({ goals: onboardingAnswers.goals })
    .from(onboardingAnswers)
    .where(and(eq(onboardingAnswers.userId, actor.id), eq(onboardingAnswers.userType, userType)))
  return row?.goals || null
}
