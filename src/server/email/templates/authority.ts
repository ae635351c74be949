/** The email with the link that confirms who may represent an organization. A job renders it. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import { authorityLinks } from '#server/website-proof/link-queries.ts'
import { sendWebsiteLink } from './website-links.ts'

/** The kind of job that sends it. */
export const authorityEmailKind = 'mail.authority'

const emailPayload = z.object({ letterId: z.uuid() })

/** Enqueues the email, in the transaction of the request. */
export async function enqueueAuthorityEmail(db: Db, emailId: string): Promise<void> {
  await addJob(db, { kind: authorityEmailKind, payload: { letterId: emailId } })
}

/** The handler of `mail.authority`. */
export async function sendAuthorityEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letterId } = emailPayload.parse(payload)
  await sendWebsiteLink(ctx, authorityLinks, {
    id: letterId,
    kind: 'authority',
    content: ({ organization, requester }) =>
      organizationEmails.authority({ organization, member: requester }),
  })
}
