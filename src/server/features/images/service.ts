import { createHash } from 'node:crypto'
import { imageLimits } from '#contract/limits.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { hasMemberPower, kindOfMember } from '#domain/organizations/members.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles, lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { saveStored } from '#server/queries/stored-files.ts'
import { publish } from '#server/events/publish.ts'
import type { DomainEvent } from '#server/events/event.ts'
import type { StoredFile } from '#server/files/stored.ts'
import { prepareDocument, prepareImage, type Prepared } from '#server/files/prepare.ts'
import { removalKind } from '#server/files/remove.ts'
import { writeFile } from '#server/files/write.ts'
import { Problem } from '#server/http/problem.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { findFile, saveRemoved, type Subject } from './queries.ts'

const most = { files: imageLimits.files, bytes: imageLimits.accountBytes }

/** The URL of an image. */
export const addressOf = (name: string): string => `/images/${name}.webp`

/** An image by name, as stored on disk. Pictures and logos are in the same folder. */
export const imageOf = (name: string): StoredFile => ({ name, purpose: 'logo', mediaType: 'image/webp' })

/** The caller's own picture. */
export const ownAvatar = ({ actor }: Context): Subject => ({ purpose: 'avatar', userId: actor.id })

/** The logo of an organization, as changed by the caller. */
export const logoOf = ({ actor }: Context, organizationId: string): Subject => ({
  purpose: 'logo',
  userId: actor.id,
  organizationId,
})

/** One of an organization's documents, as changed by the caller. */
export const documentOf = (
  { actor }: Context,
  { id: organizationId, kind }: { id: string; kind: DocumentKind },
): Subject => ({ purpose: 'document', userId: actor.id, organizationId, kind })

/**
 * Makes the upload the subject's current file and returns its name. The row is written before the file, and the file
 * before it is used. A process that stops in between leaves the old file in place and a row for the cleanup job.
 * Uploading the same file again changes nothing.
 */
export async function storeFile(ctx: Context, subject: Subject, sent: Uint8Array): Promise<string> {
  await transact(ctx.db, (db) => authorize(db, subject))
  const { bytes, mediaType } = await prepare(subject, sent)
  const sha256 = createHash('sha256').update(bytes).digest()
  const known = await findFile(ctx.db, subject, sha256)
  if (known !== null) return known
  const name = await writeFile(ctx, {
    bytes,
    most,
    row: {
      mediaType,
      sha256,
      purpose: subject.purpose,
      ownerId: subject.userId,
      organizationId: subject.purpose === 'avatar' ? null : subject.organizationId,
      documentKind: subject.purpose === 'document' ? subject.kind : null,
    },
  })
  await transact(ctx.db, async (db) => {
    await authorize(db, subject)
    if (!(await saveStored(db, name, ctx.now()))) throw new Problem('uploads_unavailable')
    await replaceFiles(db, ctx, { subject, name })
  })
  return name
}

/** Removes the subject's file. Does nothing if there is none. */
export async function discardFile(ctx: Context, subject: Subject): Promise<void> {
  await transact(ctx.db, async (db) => {
    await authorize(db, subject)
    await replaceFiles(db, ctx, { subject, name: null })
  })
}

/** The stored form of an upload. */
const prepare = ({ purpose }: Subject, sent: Uint8Array): Promise<Prepared> =>
  purpose === 'document'
    ? prepareDocument(sent)
    : prepareImage(sent, { side: imageLimits.side, fit: 'cover' })

/** Locks what will change, and allows only its owner: the person, or a member of the organization. */
async function authorize(db: Db, subject: Subject): Promise<void> {
  if (subject.purpose === 'avatar') return lockUser(db, subject.userId)
  const { organizationId, userId, purpose } = subject
  if (!(await lockOrganization(db, organizationId))) throw new Problem('organization_not_found')
  const own = (await listRoles(db, organizationId)).find((member) => member.userId === userId)
  if (own && hasMemberPower(kindOfMember(own), 'organization')) return
  // Logos are public, but no one else knows of the documents.
  throw new Problem(purpose === 'logo' ? 'logo_not_yours' : 'organization_not_found')
}

/** Switches to the named file and enqueues the removal of previous ones. Null means no file. */
async function replaceFiles(
  db: Db,
  ctx: Context,
  { subject, name }: { subject: Subject; name: string | null },
): Promise<void> {
  const removed = await saveRemoved(db, subject, { except: name, now: ctx.now() })
  if (name === null && removed.length === 0) return
  await publish(db, emitChanged(ctx, subject, name))
  if (subject.purpose === 'document') await recordDocument(db, ctx, { subject, isSent: name !== null })
  await addJobs(
    db,
    removed.map((gone) => ({ kind: removalKind, payload: { name: gone } })),
  )
}

async function recordDocument(
  db: Db,
  { actor, origin }: Context,
  { subject, isSent }: { subject: Extract<Subject, { purpose: 'document' }>; isSent: boolean },
): Promise<void> {
  const { kind, organizationId } = subject
  await recordAudit(db, {
    actorId: actor.id,
    origin,
    action: isSent ? 'document.send' : 'document.remove',
    objectType: 'organization',
    objectId: organizationId,
    [isSent ? 'after' : 'before']: { kind },
  })
}

/** The domain event for the change, which updates stored image URLs and notifies those who follow the documents. */
function emitChanged({ actor }: Context, subject: Subject, name: string | null): DomainEvent {
  const changeData = { actorId: actor.id, data: {}, imageUrl: name === null ? null : addressOf(name) }
  switch (subject.purpose) {
    case 'avatar':
      return { type: 'account.image_changed', subjectId: subject.userId, ...changeData }
    case 'logo':
      return { type: 'organization.logo_changed', subjectId: subject.organizationId, ...changeData }
    case 'document':
      return {
        type: name === null ? 'organization.document_removed' : 'organization.document_sent',
        actorId: actor.id,
        subjectId: subject.organizationId,
        data: { kind: subject.kind },
      }
  }
}
