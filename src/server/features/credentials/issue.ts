/** Issues credentials: for work when it is signed off, and in rounds for whatever has none yet. */
import { randomUUID } from 'node:crypto'
import { z } from '#contract/zod.ts'
import { namePerson } from '#domain/accounts.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob, takeAlong } from '#server/jobs/queries.ts'
import { issuerContext, openIssuer, type Issuer, type IssuerContext } from './issuer.ts'
import { describeCredential, readCredential, type Achievement } from './open-badge.ts'
import * as queries from './queries.ts'
import { texts } from './texts.ts'

export const workKind = 'credentials.work'
export const roundKind = 'credentials.round'

/** Asks for the credential of a piece of work, or for its being written anew. */
export async function askForWork(db: Db, { applicationId }: { applicationId: string }): Promise<void> {
  await addJob(db, { kind: workKind, payload: { applicationId } })
}

const aboutWork = z.object({ applicationId: z.uuid() })

/** A job: the credential of one piece of work. */
export async function issueForWork(job: JobContext, payload: Record<string, unknown>): Promise<void> {
  const ctx = issuerContext(job.db, job.config, job.now)
  const issuer = await openIssuer(ctx)
  await takeAlong(job.db, { kind: workKind, payload })
  await issueWork(ctx, issuer, aboutWork.parse(payload))
}

/** Issued in one transaction: about a second, for which others wait. */
const perRound = 40

/** A job: makes the issuer's first key, and issues what has not been issued; what is left is the next round's. */
export async function issueMissing({ db, config, now }: JobContext): Promise<void> {
  const ctx = issuerContext(db, config, now)
  const issuer = await openIssuer(ctx)
  const work = await queries.listWorkWithout(db, perRound)
  for (const applicationId of work) await issueWork(ctx, issuer, { applicationId })
  if (work.length === perRound) await addJob(db, { kind: roundKind })
}

/** The credential of work that was signed off; where hours were confirmed since, the same one is signed anew. */
async function issueWork(
  { db, at }: IssuerContext,
  issuer: Issuer,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const found = await queries.findWork(db, applicationId)
  if (!found) return
  const before = await queries.findOfWork(db, applicationId)
  const isSaid = before && (readCredential(before.document).hours ?? 0) === found.hours
  if (before?.revokedAt || isSaid) return
  const status = before ? { list: before.statusList, place: before.statusPlace } : await issuer.takePlace()
  const id = before?.id ?? randomUUID()
  const document = await issuer.sign(
    describeCredential({
      id,
      achievement: achievementOf(found, issuer),
      recipient: {
        email: found.email,
        isEmailVerified: found.emailVerifiedAt !== null,
        name: namePerson(found),
      },
      status,
      issuer,
    }),
  )
  if (before) return queries.saveDocument(db, id, { document, keyId: issuer.keyId })
  await queries.insertCredential(db, {
    id,
    userId: found.userId,
    kind: 'work',
    applicationId,
    issuedAt: at,
    keyId: issuer.keyId,
    document,
    statusList: status.list,
    statusPlace: status.place,
  })
}

type Work = NonNullable<Awaited<ReturnType<typeof queries.findWork>>>

function achievementOf(work: Work, { addressOf }: Issuer): Achievement {
  const { title, organizationName: organization, hours, startedAt, endedAt } = work
  const endedOn = endedAt.toISOString().slice(0, 10)
  return {
    id: addressOf(`/project/${work.projectId}`),
    type: 'CommunityService',
    name: title,
    description: texts.work.description(organization),
    criteria: texts.work.criteria(organization),
    validFrom: endedAt,
    evidence: [{ name: title, narrative: texts.work.evidence({ organization, hours, endedOn }) }],
    work: {
      organization: { address: addressOf(`/organizations/${work.organizationId}`), name: organization },
      hours,
      startedAt,
      endedAt,
    },
  }
}
