/** The application of someone who accepts an invite. */
import type { NewScreeningAnswers } from '#contract/applications/new-application.ts'
import type { StoredLanguage } from '#domain/text/content-languages.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import type { LockedProject } from '#server/queries/projects/lock-project.ts'
import { lockActive } from '#server/queries/accounts/lock-user.ts'
import { makeMove } from './moving.ts'
import { insertApplication } from './queries.ts'
import { requireAnswers } from './screening.ts'

interface InvitedVolunteer extends StoredLanguage {
  projectId: string
  /** As read under its lock. */
  project: LockedProject
  /** Their words to the organization; may be empty. */
  coverLetter: string
  /** Their answers to the project's questions. */
  screeningAnswers: NewScreeningAnswers
  /** The member who invited them, and so decided; null if their account is deleted. */
  decidedBy: string | null
}

/**
 * Makes an application of the caller and accepts it in the same transaction, like the organization accepts any other:
 * with a spot, the scope of the project as version 1, and everything that follows from it. Returns the id. Throws a
 * problem if a required question has no answer, no spot is free, the project has ended or the organization is
 * suspended.
 */
export async function joinInvited(
  ctx: Context,
  db: Db,
  { projectId, project, decidedBy, screeningAnswers, ...written }: InvitedVolunteer,
): Promise<string> {
  if (!(await lockActive(db, ctx.actor.id))) throw new Problem('unauthorized')
  const id = await insertApplication(db, {
    ...written,
    projectId,
    screeningAnswers: await requireAnswers(db, { projectId, screeningAnswers }),
    volunteerId: ctx.actor.id,
    isInvited: true,
  })
  const decision = await makeMove(ctx, db, {
    id,
    projectId,
    project,
    side: 'organization',
    to: 'accepted',
    reason: null,
    declineReason: null,
    organizationFeedback: null,
    isInvited: true,
    decidedBy,
  })
  if (!decision.allowed) throw new Problem(decision.refusal)
  return id
}
