import { createHash, randomBytes } from 'node:crypto'
import { imageLimits } from '#contract/limits.ts'
import { hasRoomFor } from '#domain/files.ts'
import { mayAsMember } from '#domain/members.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles, lockOrganization } from '#server/db/lock-organization.ts'
import { publish } from '#server/events.ts'
import { removeImage, writeImage } from '#server/files/disk.ts'
import { encodeImage } from '#server/files/encode.ts'
import { Problem } from '#server/http/problem.ts'
import { addJobs } from '#server/jobs/queries.ts'
import {
  countUse,
  findImage,
  insertFile,
  lockOwner,
  removeUnstored,
  saveRemoved,
  saveStored,
  type Subject,
} from './queries.ts'
import { removalKind } from './sweep.ts'

const most = { files: imageLimits.files, bytes: imageLimits.accountBytes }

/** Where an image is read. */
export const addressOf = (name: string): string => `/images/${name}.webp`

/** The caller's own picture. */
export const ownAvatar = ({ actor }: Context): Subject => ({ purpose: 'avatar', userId: actor.id })

/** The logo of an organization, changed by the caller. */
export const logoOf = ({ actor }: Context, organizationId: string): Subject => ({
  purpose: 'logo',
  userId: actor.id,
  organizationId,
})

/**
 * Makes what was sent the subject's image and answers its address. The row is written before the file and the file before it
 * is shown, so that a process that ends anywhere in between leaves the old image, and a row by which a job tidies up. The
 * same picture sent again changes nothing.
 */
export async function storeImage(ctx: Context, subject: Subject, sent: Uint8Array): Promise<string> {
  await transact(ctx.db, (db) => admit(db, subject))
  const bytes = await encodeImage(sent)
  const sha256 = createHash('sha256').update(bytes).digest()
  const known = await findImage(ctx.db, subject, sha256)
  if (known !== null) return addressOf(known)
  const name = randomBytes(16).toString('hex')
  await transact(ctx.db, async (db) => {
    await lockOwner(db, subject.userId)
    const used = await countUse(db, subject.userId)
    if (!hasRoomFor(bytes.length, { used, most })) throw new Problem('too_many_files')
    await insertFile(db, subject, { name, sha256, size: bytes.length, createdAt: ctx.now() })
  })
  await write(ctx, name, bytes)
  await transact(ctx.db, async (db) => {
    await admit(db, subject)
    if (!(await saveStored(db, name, ctx.now()))) throw new Problem('uploads_unavailable')
    await show(db, ctx, { subject, name })
  })
  return addressOf(name)
}

/** Takes the subject's image away; without one nothing changes. */
export async function dropImage(ctx: Context, subject: Subject): Promise<void> {
  await transact(ctx.db, async (db) => {
    await admit(db, subject)
    await show(db, ctx, { subject, name: null })
  })
}

/** Locks what is about to change, and lets through only whose image it is: a person, or a member. */
async function admit(db: Db, subject: Subject): Promise<void> {
  if (subject.purpose === 'avatar') return lockOwner(db, subject.userId)
  const { organizationId, userId } = subject
  if (!(await lockOrganization(db, organizationId))) throw new Problem('organization_not_found')
  const own = (await listRoles(db, organizationId)).find((member) => member.userId === userId)
  if (!own || !mayAsMember(own.role, 'daily-work')) throw new Problem('logo_not_yours')
}

/** Shows the named image and has the ones before it removed; null shows none. */
async function show(
  db: Db,
  ctx: Context,
  { subject, name }: { subject: Subject; name: string | null },
): Promise<void> {
  const removed = await saveRemoved(db, subject, { except: name, now: ctx.now() })
  if (name === null && removed.length === 0) return
  const told = { actorId: ctx.actor.id, data: {}, imageUrl: name === null ? null : addressOf(name) }
  await (subject.purpose === 'avatar'
    ? publish(db, { type: 'account.image_changed', subjectId: subject.userId, ...told })
    : publish(db, { type: 'organization.logo_changed', subjectId: subject.organizationId, ...told }))
  await addJobs(
    db,
    removed.map((gone) => ({ kind: removalKind, payload: { name: gone } })),
  )
}

/** A disk that is full or read-only refuses uploads, and nothing else. */
async function write(ctx: Context, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeImage(ctx.config, name, bytes)
  } catch (error) {
    await removeImage(ctx.config, name).catch(() => undefined)
    await removeUnstored(ctx.db, name)
    throw Object.assign(new Problem('uploads_unavailable'), { cause: error })
  }
}
