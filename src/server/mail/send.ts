/** Letters as jobs: asked for in the transaction of what they tell, sent after it, at least once. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { composeLetter, makeLetter } from './compose.ts'
import { findApplicationLetter, insertLetter, listApplicantIds, listMemberIds } from './queries.ts'
import type { Letter, LetterContent } from './letter.ts'
import { sendBySmtp } from './smtp.ts'

interface ApplicationFact {
  id: number
  actorId: string | null
  /** The application's id. */
  subjectId: string
  data: { projectId: string }
}

/** Asks for a letter to every member of the project's organization but the one who acted. */
export async function mailMembers(db: Db, fact: ApplicationFact): Promise<void> {
  await addLetters(db, fact.id, await listMemberIds(db, fact.data.projectId, fact.actorId))
}

/** Asks for a letter to the volunteer whose application it is. */
export async function mailApplicant(db: Db, fact: ApplicationFact): Promise<void> {
  await addLetters(db, fact.id, await listApplicantIds(db, fact.subjectId))
}

async function addLetters(db: Db, factId: number, userIds: string[]): Promise<void> {
  await addJobs(
    db,
    userIds.map((userId) => ({
      kind: 'mail.send',
      payload: { factId, userId },
      uniqueKey: `mail:${factId}:${userId}`,
    })),
  )
}

const payloadSchema = z.object({ factId: z.int(), userId: z.uuid() })

/** The handler of `mail.send`: writes the letter from the rows as they are now, and sends it or keeps it in the outbox. */
export async function sendLetter(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const about = payloadSchema.parse(payload)
  const row = await findApplicationLetter(ctx.db, about)
  const letter = row && composeLetter(about.factId, row, ctx.config)
  if (letter) await deliver(ctx, letter, { ...about, isDemo: row.recipient.isDemo })
}

export interface Recipient {
  /** Null where the address has no account. */
  userId: string | null
  email: string
  firstName: string
  isDemo: boolean
}

/** Writes a letter about no application to a person, with a button that leads to `path`, and sends it. */
export async function sendTo(
  ctx: JobContext,
  recipient: Recipient,
  { factId, ...letter }: { content: LetterContent; path: string; name: string; factId: number | null },
): Promise<void> {
  const { userId, isDemo } = recipient
  await deliver(ctx, makeLetter({ ...letter, recipient, list: null }, ctx.config), { factId, userId, isDemo })
}

/** Sends a letter, or keeps it in the outbox of a process without a mail server. */
export async function deliver(
  { db, config, now, signal }: JobContext,
  letter: Letter,
  about: { factId: number | null; userId: string | null; isDemo: boolean },
): Promise<void> {
  if (config.smtpUrl === null) await insertLetter(db, letter, { ...about, now })
  // The addresses of demo accounts are invented, or somebody's.
  else if (!about.isDemo) await sendBySmtp(config, letter, signal)
}
