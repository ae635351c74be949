/** The subject and recipient of a job's email. Never its content, which may contain a link. */
import { toSingleLine } from '#domain/text/text.ts'
import type { Context } from '#server/context.ts'
import { composeEmail } from '#server/email/render.ts'
import { accountEmails } from '#server/email/texts/en-accounts.ts'
import { decisionEmails } from '#server/email/texts/en-decisions.ts'
import { moderationEmails } from '#server/email/texts/en-moderation.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import { findApplicationEmail } from '#server/email/queries.ts'
import { findEmailDetails, type EmailDetails } from './email-queries.ts'
import type { FoundJob } from './queries.ts'

interface EmailSummary {
  subject: string | null
  recipient: string | null
}

/** Subject and recipient of each email job, by job ID. */
export async function describeEmails(
  ctx: Context,
  jobs: readonly FoundJob[],
): Promise<Map<number, EmailSummary>> {
  const emailJobs = jobs.filter(({ kind, payload }) => kind.startsWith('mail.') && payload !== null)
  const details = await findEmailDetails(
    ctx.db,
    emailJobs.map(({ id }) => id),
  )
  const summaries = new Map<number, EmailSummary>()
  for (const job of emailJobs) {
    const found = details.get(job.id)
    const subject = job.kind === 'mail.send' ? await findApplicationSubject(ctx, job) : subjectOf(job, found)
    summaries.set(job.id, { subject, recipient: found?.recipient ?? null })
  }
  return summaries
}

/** Null if the email would no longer be sent. */
async function findApplicationSubject(
  { db, config }: Context,
  { payload }: FoundJob,
): Promise<string | null> {
  const [factId, userId] = [payload?.['factId'], payload?.['userId']]
  if (typeof factId !== 'number' || typeof userId !== 'string') return null
  const row = await findApplicationEmail(db, { factId, userId })
  return (row && composeEmail(factId, row, config)?.subject) ?? null
}

const memberEmails = [
  'removed',
  'madeOwner',
  'madeManager',
  'claimed',
  'claimedByReview',
  'markSuspended',
] as const

function subjectOf({ kind, payload }: FoundJob, details: EmailDetails | undefined): string | null {
  const organization = toSingleLine(details?.organization ?? '')
  const sender = toSingleLine(details?.sender ?? '')
  // A voided or expired one has no organization name; its email would no longer be sent.
  if (kind === 'mail.authority') {
    return organization ? organizationEmails.authority({ organization, member: sender }).subject : null
  }
  const template = payload?.['letter']
  if (typeof template !== 'string') return null
  const templates: Record<string, Record<string, { subject: string } | undefined>> = {
    'mail.account': {
      reset: accountEmails.reset,
      verify: accountEmails.verify,
      link: accountEmails.change,
      moving: accountEmails.moving,
      passwordChanged: accountEmails.passwordChanged,
    },
    'mail.organization': {
      invitation: organizationEmails.invitation({
        organization,
        inviter: sender,
        role: 'manager',
        isNamed: organization !== '',
      }),
      claim: organizationEmails.claim({ organization, claimant: sender }),
      ...Object.fromEntries(
        memberEmails.map((name) => [
          name,
          organizationEmails[name]({ organization, actor: sender, reasons: [] }),
        ]),
      ),
    },
    'mail.decision': Object.fromEntries(
      Object.entries(decisionEmails).map(([name, write]) => [name, write({ organization, reason: null })]),
    ),
    'mail.moderation': {
      suspended: moderationEmails.suspended(''),
      reinstated: moderationEmails.reinstated,
      organizationSuspended: moderationEmails.organizationSuspended({ organization, reason: '' }),
      organizationReinstated: moderationEmails.organizationReinstated({ organization, reason: '' }),
    },
  }
  return templates[kind]?.[template]?.subject ?? null
}
