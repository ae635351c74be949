/** What the letter of a job says above itself, and to whom it goes: never what stands in it, as that may hold a link. */
import { toLine } from '#domain/text.ts'
import type { Context } from '#server/context.ts'
import { composeLetter } from '#server/mail/compose.ts'
import { accountLetters } from '#server/mail/messages/en-accounts.ts'
import { decisionLetters } from '#server/mail/messages/en-decisions.ts'
import { moderationLetters } from '#server/mail/messages/en-moderation.ts'
import { organizationLetters } from '#server/mail/messages/en-organizations.ts'
import { findApplicationLetter } from '#server/mail/queries.ts'
import { findLetterFacts, type LetterFacts } from './letter-queries.ts'
import type { FoundJob } from './queries.ts'

interface Told {
  subject: string | null
  recipient: string | null
}

/** The letters of these jobs, by job. */
export async function tellLetters(ctx: Context, jobs: readonly FoundJob[]): Promise<Map<number, Told>> {
  const mails = jobs.filter(({ kind, payload }) => kind.startsWith('mail.') && payload !== null)
  const facts = await findLetterFacts(
    ctx.db,
    mails.map(({ id }) => id),
  )
  const told = new Map<number, Told>()
  for (const job of mails) {
    const found = facts.get(job.id)
    const subject = job.kind === 'mail.send' ? await subjectOfWork(ctx, job) : subjectOf(job, found)
    told.set(job.id, { subject, recipient: found?.recipient ?? null })
  }
  return told
}

/** Null where the letter would not be sent any more. */
async function subjectOfWork({ db, config }: Context, { payload }: FoundJob): Promise<string | null> {
  const [factId, userId] = [payload?.['factId'], payload?.['userId']]
  if (typeof factId !== 'number' || typeof userId !== 'string') return null
  const row = await findApplicationLetter(db, { factId, userId })
  return (row && composeLetter(factId, row, config)?.subject) ?? null
}

const notices = [
  'removed',
  'madeOwner',
  'madeManager',
  'claimed',
  'claimedByReview',
  'markSuspended',
] as const

function subjectOf({ kind, payload }: FoundJob, facts: LetterFacts | undefined): string | null {
  const organization = toLine(facts?.organization ?? '')
  const sender = toLine(facts?.sender ?? '')
  // One that was voided or is over names nobody, and would not be sent any more.
  if (kind === 'mail.authority') {
    return organization ? organizationLetters.authority({ organization, member: sender }).subject : null
  }
  const letter = payload?.['letter']
  if (typeof letter !== 'string') return null
  const letters: Record<string, Record<string, { subject: string } | undefined>> = {
    'mail.account': {
      reset: accountLetters.reset,
      verify: accountLetters.verify,
      link: accountLetters.change,
      moving: accountLetters.moving,
      passwordChanged: accountLetters.passwordChanged,
    },
    'mail.organization': {
      invitation: organizationLetters.invitation({
        organization,
        inviter: sender,
        role: 'manager',
        isNamed: organization !== '',
      }),
      claim: organizationLetters.claim({ organization, claimant: sender }),
      ...Object.fromEntries(
        notices.map((name) => [
          name,
          organizationLetters[name]({ organization, actor: sender, reasons: [] }),
        ]),
      ),
    },
    'mail.decision': Object.fromEntries(
      Object.entries(decisionLetters).map(([name, write]) => [name, write({ organization, reason: null })]),
    ),
    'mail.moderation': {
      suspended: moderationLetters.suspended(''),
      reinstated: moderationLetters.reinstated,
      organizationSuspended: moderationLetters.organizationSuspended({ organization, reason: '' }),
      organizationReinstated: moderationLetters.organizationReinstated({ organization, reason: '' }),
    },
  }
  return letters[kind]?.[letter]?.subject ?? null
}
