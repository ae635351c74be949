/** Emails with a link that proves who reads email on the domain of a website. */
import { toSingleLine } from '#domain/text/text.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import { sendEmailTo } from '#server/email/send.ts'
import type { EmailContent } from '#server/email/email.ts'
import type { JobContext } from '#server/jobs/job.ts'
import type { WebsiteLinks } from '#server/website-proof/link-queries.ts'

/** Sends the email of a link unless it was used, voided or has expired. Its token exists nowhere else. */
export async function sendWebsiteLink(
  ctx: JobContext,
  links: WebsiteLinks,
  {
    id,
    kind,
    content,
  }: {
    id: string
    kind: 'claim' | 'authority'
    content: (names: { organization: string; requester: string }) => EmailContent
  },
): Promise<void> {
  const row = await links.findEmail(ctx.db, id, ctx.now)
  if (!row) return
  const token = makeToken()
  if (!(await links.saveToken(ctx.db, id, hashToken(token)))) return
  const { email, organization, requester } = row
  await sendEmailTo(
    ctx,
    // It goes to the organization's address, to anyone who reads its mail.
    { userId: null, email, firstName: '', isDemo: false },
    {
      content: content({
        organization: toSingleLine(organization),
        requester: toSingleLine(requester),
      }),
      path: `/auth/${kind}#${token}`,
      name: `${kind}-${id}`,
      factId: null,
    },
  )
}
