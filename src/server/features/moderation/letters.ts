/** Letters about suspensions: their reasons are read when they are written. */
import { z } from '#contract/zod.ts'
import { toLine } from '#domain/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { moderationLetters } from '#server/mail/messages/en-moderation.ts'
import { sendTo } from '#server/mail/send.ts'
import { findAbout } from './letter-queries.ts'

/** The kind of job that writes them. */
export const moderationLetterKind = 'mail.moderation'

const payloadSchema = z.object({
  letter: z.enum(['suspended', 'reinstated', 'organizationSuspended', 'organizationReinstated']),
  factId: z.int(),
  userId: z.uuid(),
  organizationId: z.uuid().nullable(),
})
type ModerationLetter = z.output<typeof payloadSchema>

/** Asks for letters in the transaction of what they tell. */
export async function mailSuspensions(db: Db, letters: readonly ModerationLetter[]): Promise<void> {
  await addJobs(
    db,
    letters.map((payload) => ({ kind: moderationLetterKind, payload })),
  )
}

/** The handler of `mail.moderation`. What was taken back meanwhile is told no more. */
export async function sendModerationLetter(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letter, factId, ...about } = payloadSchema.parse(payload)
  const row = await findAbout(ctx.db, about)
  const content = row && contentOf(letter, row)
  if (!row || !content) return
  const isPerson = letter === 'suspended' || letter === 'reinstated'
  await sendTo(ctx, row.recipient, {
    content,
    path: isPerson ? '/auth' : '/organization-dashboard',
    name: `fact-${factId}.user-${about.userId}`,
    factId,
  })
}

type About = NonNullable<Awaited<ReturnType<typeof findAbout>>>

function contentOf(
  letter: ModerationLetter['letter'],
  { isDisabled, reason, organization, organizationReason }: About,
) {
  if (letter === 'suspended') return reason === null ? null : moderationLetters.suspended(toLine(reason))
  if (isDisabled) return null
  if (letter === 'reinstated') return moderationLetters.reinstated
  if (organization === null) return null
  const told = { organization: toLine(organization), reason: toLine(organizationReason ?? '') }
  if (letter === 'organizationReinstated') return moderationLetters.organizationReinstated(told)
  return organizationReason === null ? null : moderationLetters.organizationSuspended(told)
}
