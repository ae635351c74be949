/** Emails about administrators' decisions: enqueued as jobs and rendered from the rows that contain the reason. */
import { z } from '#contract/zod.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueueNotificationEmails } from '#server/email/preference-queries.ts'
import { decisionEmails } from '#server/email/texts/en-decisions.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findReason } from './decision-queries.ts'
import { findMemberChange } from './organization-queries.ts'

/** The job kind that sends these emails. */
export const decisionEmailKind = 'mail.decision'

const about = { factId: z.int(), userId: z.uuid(), organizationId: z.uuid() }

const payloadSchema = z.discriminatedUnion('letter', [
  z.object({ letter: z.enum(['approved', 'declined', 'withdrawn']), ...about, decisionId: z.int() }),
  z.object({
    letter: z.enum(['claimApproved', 'claimDeclined', 'claimOvertaken']),
    ...about,
    reviewId: z.uuid(),
  }),
])
type DecisionEmail = z.output<typeof payloadSchema>

/** The notification kinds with the same content. */
const matchingKinds: Record<DecisionEmail['letter'], MemberNotificationKind> = {
  approved: 'verification.confirmed',
  declined: 'verification.declined',
  withdrawn: 'verification.withdrawn',
  claimApproved: 'claim.approved',
  claimDeclined: 'claim.declined',
  claimOvertaken: 'claim.overtaken',
}

/** Enqueues the emails that inform people of a decision. */
export async function enqueueDecisionEmails(db: Db, payloads: readonly DecisionEmail[]): Promise<void> {
  for (const payload of payloads) {
    const { userId, letter: template } = payload
    await enqueueNotificationEmails(db, matchingKinds[template], [
      { userId, kind: decisionEmailKind, payload },
    ])
  }
}

const verificationPath = () => '/organization-verification'
const claimPath = (organizationId: string) => `/organizations/${organizationId}/claim`

const paths: Record<DecisionEmail['letter'], (organizationId: string) => string> = {
  approved: verificationPath,
  declined: verificationPath,
  withdrawn: verificationPath,
  claimApproved: () => '/profile?tab=organization',
  claimDeclined: claimPath,
  claimOvertaken: claimPath,
}

/** Handles `mail.decision`. */
export async function sendDecisionEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const emailPayload = payloadSchema.parse(payload)
  const { letter: template, factId, userId, organizationId } = emailPayload
  const row = await findMemberChange(ctx.db, { userId, organizationId, actorId: null })
  if (!row) return
  const { id, email, firstName, isDemo } = row.recipient
  const reason = await findReason(ctx.db, emailPayload)
  await sendEmailTo(
    ctx,
    { userId: id, email, firstName, isDemo },
    {
      content: decisionEmails[template]({ organization: toSingleLine(row.organization), reason }),
      path: paths[template](organizationId),
      name: `fact-${factId}.user-${id}`,
      factId,
      topic: topicOf(matchingKinds[template]),
    },
  )
}
