/**
 * The email with the link that proves who reads mail on a domain. A job renders it, so that its token exists nowhere
 * else.
 */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findAuthorityEmail, saveEmailToken } from '#server/features/authority/queries.ts'

/** The kind of job that sends it. */
export const authorityEmailKind = 'mail.authority'

const emailPayload = z.object({ letterId: z.uuid() })

/** Enqueues the email, in the transaction of the request. */
export async function enqueueAuthorityEmail(db: Db, emailId: string): Promise<void> {
  await addJob(db, { kind: authorityEmailKind, payload: { letterId: emailId } })
}

/** The handler of `mail.authority`. */
export async function sendAuthorityEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letterId: emailId } = emailPayload.parse(payload)
  const row = await findAuthorityEmail(ctx.db, emailId, ctx.now)
  if (!row) return
  const token = makeToken()
  if (!(await saveEmailToken(ctx.db, emailId, hashToken(token)))) return
  const { email, organization, member } = row
  await sendEmailTo(
    ctx,
    // It goes to the organization, to anyone who reads its mail.
    { userId: null, email, firstName: '', isDemo: false },
    {
      content: organizationEmails.authority({
        organization: toSingleLine(organization),
        member: toSingleLine(member),
      }),
      path: `/auth/authority#${token}`,
      name: `authority-${emailId}`,
      factId: null,
    },
  )
}
