import { emailKind } from '#domain/email/email-job.ts'
import type { Context } from '#server/context.ts'
import { describeEmail } from '#server/email/send.ts'
import type { FoundJob } from './queries.ts'

/** The subject and recipient of the email that a job sends; null for every other job and for finished ones. */
export async function findEmail(
  { db, now, config }: Context,
  { kind, payload }: Pick<FoundJob, 'kind' | 'payload'>,
) {
  if (kind !== emailKind || payload === null) return null
  return describeEmail({ db, now: now(), config }, payload)
}
