/** Emails about suspensions. Reasons are loaded when the email is rendered. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { moderationEmails } from '#server/email/texts/en-moderation.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findAbout } from './moderation-queries.ts'

/** The job kind that sends these emails. */
export const moderationEmailKind = 'mail.moderation'

const payloadSchema = z.object({
  letter: z.enum(['suspended', 'reinstated', 'organizationSuspended', 'organizationReinstated']),
  factId: z.int(),
  userId: z.uuid(),
  organizationId: z.uuid().nullable(),
})
type ModerationEmail = z.output<typeof payloadSchema>

/** Enqueues emails in the same transaction as the suspension. */
export async function enqueueSuspensionEmails(db: Db, payloads: readonly ModerationEmail[]): Promise<void> {
  await addJobs(
    db,
    payloads.map((payload) => ({ kind: moderationEmailKind, payload })),
  )
}

/** Handles `mail.moderation`. Sends nothing if the suspension was undone in the meantime. */
export async function sendModerationEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letter: template, factId, ...about } = payloadSchema.parse(payload)
  const row = await findAbout(ctx.db, about)
  const content = row && renderContent(template, row)
  if (!row || !content) return
  const isPerson = template === 'suspended' || template === 'reinstated'
  await sendEmailTo(ctx, row.recipient, {
    content,
    path: isPerson ? '/auth' : '/organization-dashboard',
    name: `fact-${factId}.user-${about.userId}`,
    factId,
  })
}

type About = NonNullable<Awaited<ReturnType<typeof findAbout>>>

function renderContent(
  template: ModerationEmail['letter'],
  { isDisabled, reason, organization, organizationReason }: About,
) {
  if (template === 'suspended')
    return reason === null ? null : moderationEmails.suspended(toSingleLine(reason))
  if (isDisabled) return null
  if (template === 'reinstated') return moderationEmails.reinstated
  if (organization === null) return null
  const details = { organization: toSingleLine(organization), reason: toSingleLine(organizationReason ?? '') }
  if (template === 'organizationReinstated') return moderationEmails.organizationReinstated(details)
  return organizationReason === null ? null : moderationEmails.organizationSuspended(details)
}
