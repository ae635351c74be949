/** A project's own questions, as someone who joins answers them. */
import { fieldText } from '#contract/field-texts.ts'
import type { NewScreeningAnswers } from '#contract/applications/new-application.ts'
import { decideAnswers, type ScreeningAnswer } from '#domain/applications/screening.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { listQuestions } from './queries.ts'

/**
 * The answers with the text of their questions. Rejects missing answers, and answers to questions that are no longer
 * asked.
 */
export async function requireAnswers(
  db: Db,
  { projectId, screeningAnswers }: { projectId: string; screeningAnswers: NewScreeningAnswers },
): Promise<ScreeningAnswer[]> {
  const decision = decideAnswers(await listQuestions(db, projectId), screeningAnswers)
  if (decision.allowed) return decision.answers
  throw new Problem('invalid', [
    ...decision.missing.map((index) => ({
      path: `screeningAnswers.${index}.answer`,
      message: fieldText('applications.answerMissing'),
    })),
    ...(decision.hasUnknown
      ? [{ path: 'screeningAnswers', message: fieldText('applications.questionsChanged') }]
      : []),
  ])
}
