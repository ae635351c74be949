/** The letter with the link that shows who reads mail on a domain: a job, so that its token stands nowhere else. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findAuthorityEmail, saveEmailToken } from '#server/features/authority/queries.ts'

/** The kind of job that writes it. */
export const authorityEmailKind = 'mail.authority'

const emailPayload = z.object({ letterId: z.uuid() })

/** Asks for the letter in the transaction of what asks for it. */
export async function enqueueAuthorityEmail(db: Db, letterId: string): Promise<void> {
  await addJob(db, { kind: authorityEmailKind, payload: { letterId } })
}

/** The handler of `mail.authority`. */
export async function sendAuthorityEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letterId } = emailPayload.parse(payload)
  const row = await findAuthorityEmail(ctx.db, letterId, ctx.now)
  if (!row) return
  const token = makeToken()
  if (!(await saveEmailToken(ctx.db, letterId, hashToken(token)))) return
  const { email, organization, member } = row
  await sendEmailTo(
    ctx,
    // It goes to the organization, whoever reads its mail.
    { userId: null, email, firstName: '', isDemo: false },
    {
      content: organizationEmails.authority({
        organization: toSingleLine(organization),
        member: toSingleLine(member),
      }),
      path: `/auth/authority#${token}`,
      name: `authority-${letterId}`,
      factId: null,
    },
  )
}
