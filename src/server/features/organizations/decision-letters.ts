/** Letters about what administrators decided: asked for as jobs, and written from the rows, where the reason stands. */
import { z } from '#contract/zod.ts'
import { topicOf } from '#domain/notice-topics.ts'
import type { MemberNoticeKind } from '#domain/notifications.ts'
import { toLine } from '#domain/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addLetters } from '#server/mail/choice-queries.ts'
import { decisionLetters } from '#server/mail/messages/en-decisions.ts'
import { sendTo } from '#server/mail/send.ts'
import { findReason } from './decision-letter-queries.ts'
import { findNotice } from './letter-queries.ts'

/** The kind of job that writes them. */
export const decisionLetterKind = 'mail.decision'

const about = { factId: z.int(), userId: z.uuid(), organizationId: z.uuid() }

const payloadSchema = z.discriminatedUnion('letter', [
  z.object({ letter: z.enum(['approved', 'declined', 'withdrawn']), ...about, decisionId: z.int() }),
  z.object({
    letter: z.enum(['claimApproved', 'claimDeclined', 'claimOvertaken']),
    ...about,
    reviewId: z.uuid(),
  }),
])
type DecisionLetter = z.output<typeof payloadSchema>

/** The notifications that say the same. */
const noticeKinds: Record<DecisionLetter['letter'], MemberNoticeKind> = {
  approved: 'verification.confirmed',
  declined: 'verification.declined',
  withdrawn: 'verification.withdrawn',
  claimApproved: 'claim.approved',
  claimDeclined: 'claim.declined',
  claimOvertaken: 'claim.overtaken',
}

/** Asks for the letters that tell people of a decision. */
export async function mailDecisions(db: Db, letters: readonly DecisionLetter[]): Promise<void> {
  for (const payload of letters) {
    const { userId, letter } = payload
    await addLetters(db, noticeKinds[letter], [{ userId, kind: decisionLetterKind, payload }])
  }
}

const verification = () => '/organization-verification'
const claimPage = (organizationId: string) => `/organizations/${organizationId}/claim`

const places: Record<DecisionLetter['letter'], (organizationId: string) => string> = {
  approved: verification,
  declined: verification,
  withdrawn: verification,
  claimApproved: () => '/profile?tab=organization',
  claimDeclined: claimPage,
  claimOvertaken: claimPage,
}

/** The handler of `mail.decision`. */
export async function sendDecisionLetter(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const asked = payloadSchema.parse(payload)
  const { letter, factId, userId, organizationId } = asked
  const row = await findNotice(ctx.db, { userId, organizationId, actorId: null })
  if (!row) return
  const { id, email, firstName, isDemo } = row.recipient
  const reason = await findReason(ctx.db, asked)
  await sendTo(
    ctx,
    { userId: id, email, firstName, isDemo },
    {
      content: decisionLetters[letter]({ organization: toLine(row.organization), reason }),
      path: places[letter](organizationId),
      name: `fact-${factId}.user-${id}`,
      factId,
      topic: topicOf(noticeKinds[letter]),
    },
  )
}
