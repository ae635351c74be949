/** The letter with the link that shows who reads mail on a domain: a job, so that its token stands nowhere else. */
import { z } from '#contract/zod.ts'
import { toLine } from '#domain/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { hashToken, makeToken } from '#server/mail/link-token.ts'
import { organizationLetters } from '#server/mail/messages/en-organizations.ts'
import { sendTo } from '#server/mail/send.ts'
import { findLetter, saveLetterToken } from './queries.ts'

/** The kind of job that writes it. */
export const authorityLetterKind = 'mail.authority'

const aboutLetter = z.object({ letterId: z.uuid() })

/** Asks for the letter in the transaction of what asks for it. */
export async function askForAuthorityMail(db: Db, letterId: string): Promise<void> {
  await addJob(db, { kind: authorityLetterKind, payload: { letterId } })
}

/** The handler of `mail.authority`. */
export async function sendAuthorityLetter(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letterId } = aboutLetter.parse(payload)
  const row = await findLetter(ctx.db, letterId, ctx.now)
  if (!row) return
  const token = makeToken()
  if (!(await saveLetterToken(ctx.db, letterId, hashToken(token)))) return
  const { email, organization, member } = row
  await sendTo(
    ctx,
    // It goes to the organization, whoever reads its mail.
    { userId: null, email, firstName: '', isDemo: false },
    {
      content: organizationLetters.authority({ organization: toLine(organization), member: toLine(member) }),
      path: `/auth/authority#${token}`,
      name: `authority-${letterId}`,
      factId: null,
    },
  )
}
