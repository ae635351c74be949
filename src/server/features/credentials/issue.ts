/**
 * Issues credentials when work is signed off or a badge is earned, and regularly for everything that has none yet.
 */
import { randomUUID } from 'node:crypto'
import { z } from '#contract/zod.ts'
import { isBadgeId } from '#domain/rewards/badges.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob, removeDuplicateJobs } from '#server/jobs/queries.ts'
import { badgeOf, recipientOf, workOf } from './achievements.ts'
import { issuerContext, openIssuer, type Issuer } from './issuer.ts'
import { describeCredential, parseCredential, type Achievement, type Recipient } from './open-badge.ts'
import * as queries from './queries.ts'

export const workKind = 'credentials.work'
export const badgeKind = 'credentials.badge'
export const roundKind = 'credentials.round'

/** Enqueues the credential for a piece of work, or its update. */
export async function enqueueWorkCredential(
  db: Db,
  { applicationId }: { applicationId: string },
): Promise<void> {
  await addJob(db, { kind: workKind, payload: { applicationId } })
}

/** Enqueues the credential for a badge. */
export async function enqueueBadgeCredential(db: Db, { awardId }: { awardId: string }): Promise<void> {
  await addJob(db, { kind: badgeKind, payload: { awardId } })
}

const workPayload = z.object({ applicationId: z.uuid() })
const badgePayload = z.object({ awardId: z.uuid() })

/** Job: issues the credential for one piece of work. */
export async function issueForWork(job: JobContext, payload: Record<string, unknown>): Promise<void> {
  const issuing = await startIssuing(job)
  await removeDuplicateJobs(job.db, { kind: workKind, payload })
  await issueWork(issuing, workPayload.parse(payload).applicationId)
}

/** Job: issues the credential for one badge. */
export async function issueForBadge(job: JobContext, payload: Record<string, unknown>): Promise<void> {
  await issueBadge(await startIssuing(job), badgePayload.parse(payload).awardId)
}

/** Issued in one transaction: about a second, during which others wait. */
const perRound = 40

const position = z.object({
  of: z.enum(['work', 'badge']).default('work'),
  afterId: z.uuid().nullable().default(null),
})

/**
 * Job: creates the issuer's first key and issues missing credentials. The next round continues after its last
 * position.
 */
export async function issueMissing(job: JobContext, payload: Record<string, unknown>): Promise<void> {
  const issuing = await startIssuing(job)
  const { of, afterId } = position.parse(payload)
  let left = perRound
  if (of === 'work') {
    const work = await queries.listWorkWithoutCredential(job.db, { afterId, most: left })
    for (const id of work) await issueWork(issuing, id)
    left -= work.length
    if (left === 0) return enqueueRound(job.db, { of, afterId: work.at(-1) })
  }
  const after = { afterId: of === 'badge' ? afterId : null, most: left }
  const awards = await queries.listAwardsWithoutCredential(job.db, after)
  for (const id of awards) await issueBadge(issuing, id)
  if (awards.length === left) await enqueueRound(job.db, { of: 'badge', afterId: awards.at(-1) })
}

const enqueueRound = (db: Db, payload: Record<string, unknown>) => addJob(db, { kind: roundKind, payload })

interface Issuing {
  db: Db
  at: Date
  issuer: Issuer
}

/** Takes the issuing lock, so that no other issuer changes what is read after it. */
async function startIssuing({ db, config, now }: JobContext): Promise<Issuing> {
  return { db, at: now, issuer: await openIssuer(issuerContext(db, config, now)) }
}

/**
 * Issues the credential for signed-off work. If more hours have been confirmed since, signs the same credential
 * again.
 */
async function issueWork(issuing: Issuing, applicationId: string): Promise<void> {
  const { db, issuer } = issuing
  const found = await queries.findWork(db, applicationId)
  if (!found) return
  const before = await queries.findAbout(db, { applicationId })
  const isSaid = before && (parseCredential(before.document)?.hours ?? 0) === found.hours
  if (before?.revokedAt || isSaid) return
  const said = { achievement: workOf(found, issuer), recipient: recipientOf(found) }
  if (!before) return issueNew(issuing, { ...said, kind: 'work', userId: found.userId, applicationId })
  const { id, statusList: list, statusIndex: index } = before
  const document = await issuer.sign(describeCredential({ id, ...said, status: { list, index }, issuer }))
  await queries.saveDocument(db, id, { document, keyId: issuer.keyId })
}

async function issueBadge(issuing: Issuing, awardId: string): Promise<void> {
  const { db, issuer } = issuing
  const found = await queries.findAward(db, awardId)
  if (!found || !isBadgeId(found.badgeId) || (await queries.findAbout(db, { awardId }))) return
  await issueNew(issuing, {
    achievement: badgeOf({ ...found, badgeId: found.badgeId }, issuer),
    recipient: recipientOf(found),
    kind: 'badge',
    userId: found.userId,
    awardId,
  })
}

type NewCredential = { achievement: Achievement; recipient: Recipient; userId: string } & (
  | { kind: 'work'; applicationId: string }
  | { kind: 'badge'; awardId: string }
)

async function issueNew(
  { db, at, issuer }: Issuing,
  { achievement, recipient, ...about }: NewCredential,
): Promise<void> {
  const id = randomUUID()
  const status = await issuer.allocateIndex()
  const document = await issuer.sign(describeCredential({ id, achievement, recipient, status, issuer }))
  const { list: statusList, index: statusIndex } = status
  await queries.insertCredential(db, {
    id,
    ...about,
    issuedAt: at,
    keyId: issuer.keyId,
    document,
    statusList,
    statusIndex,
  })
}
