/** Letters as jobs: asked for in the transaction of what they tell, sent after it, at least once. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { topicOf, type NoticeTopic } from '#domain/notice-topics.ts'
import { isWorkNoticeKind, type WorkNoticeKind } from '#domain/notifications.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addLetters, isTurnedOff } from './choice-queries.ts'
import { composeLetter, makeLetter } from './compose.ts'
import { findApplicationLetter, insertLetter, listApplicantIds, listMemberIds } from './queries.ts'
import type { Letter, LetterContent } from './letter.ts'
import { sendBySmtp } from './smtp.ts'

interface ApplicationFact {
  id: number
  type: WorkNoticeKind
  actorId: string | null
  /** The application's id. */
  subjectId: string
  data: { projectId: string }
}

/** Asks for a letter to every member of the project's organization but the one who acted. */
export async function mailMembers(db: Db, fact: ApplicationFact): Promise<void> {
  await addWorkLetters(db, fact, await listMemberIds(db, fact.data.projectId, fact.actorId))
}

/** Asks for a letter to the volunteer whose application it is. */
export async function mailApplicant(db: Db, fact: ApplicationFact): Promise<void> {
  await addWorkLetters(db, fact, await listApplicantIds(db, fact.subjectId))
}

async function addWorkLetters(
  db: Db,
  { id: factId, type }: ApplicationFact,
  userIds: string[],
): Promise<void> {
  await addLetters(
    db,
    type,
    userIds.map((userId) => ({
      userId,
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
  const topic = row && isWorkNoticeKind(row.type) ? topicOf(row.type) : null
  if (topic && (await isTurnedOff(ctx.db, about.userId, topic))) return
  if (letter) await deliver(ctx, letter, { ...about, isDemo: row.recipient.isDemo })
}

export interface Recipient {
  /** Null where the address has no account. */
  userId: string | null
  email: string
  firstName: string
  isDemo: boolean
}

interface PlainLetter {
  content: LetterContent
  path: string
  name: string
  factId: number | null
  /** What it is about, where people choose whether they want such letters. */
  topic?: NoticeTopic | 'digest' | null
}

/** Writes a letter to a person, with a button that leads to `path`, and sends it, unless they have turned such off. */
export async function sendTo(
  ctx: JobContext,
  recipient: Recipient,
  { factId, topic = null, ...letter }: PlainLetter,
): Promise<void> {
  const { userId, isDemo } = recipient
  if (userId && topic && topic !== 'digest' && (await isTurnedOff(ctx.db, userId, topic))) return
  const parts = { ...letter, topic, recipient: { ...recipient, id: userId } }
  await deliver(ctx, makeLetter(parts, ctx.config), { factId, userId, isDemo })
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
