/** Letters about suspensions: their reasons are read when they are written. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { moderationEmails } from '#server/email/texts/en-moderation.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findAbout } from './moderation-queries.ts'

/** The kind of job that writes them. */
export const moderationEmailKind = 'mail.moderation'

const payloadSchema = z.object({
  letter: z.enum(['suspended', 'reinstated', 'organizationSuspended', 'organizationReinstated']),
  factId: z.int(),
  userId: z.uuid(),
  organizationId: z.uuid().nullable(),
})
type ModerationEmail = z.output<typeof payloadSchema>

/** Asks for letters in the transaction of what they tell. */
export async function enqueueSuspensionEmails(db: Db, payloads: readonly ModerationEmail[]): Promise<void> {
  await addJobs(
    db,
    payloads.map((payload) => ({ kind: moderationEmailKind, payload })),
  )
}

/** The handler of `mail.moderation`. What was taken back meanwhile is told no more. */
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
