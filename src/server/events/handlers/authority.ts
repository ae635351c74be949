/** Event handlers for changes of an organization's authority, and their notifications. */
import { dropReason } from '#domain/authority/authority.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/db.ts'
import { findOrganization, findProof, saveDropped, saveProof } from '#server/features/authority/queries.ts'
import { notifyOwners, notifyPeople } from '#server/features/notifications/queries.ts'
import { listOwnerIds } from '#server/features/organizations/members/member-queries.ts'
import { saveDocument } from '#server/features/verification/queries.ts'
import { authorityLinks } from '#server/website-proof/link-queries.ts'
import { findWebsiteDomain } from '#server/website-proof/website.ts'
import type { EventOf, Publish } from '#server/events/event.ts'

/** Drops a proof when the organization changes what it proved, such as its website. */
export async function revokeOutdatedAuthority(
  db: Db,
  { actorId, subjectId }: EventOf<'organization.edited' | 'verification.asked'>,
  publish: Publish,
): Promise<void> {
  const [organization, proof] = [await findOrganization(db, subjectId), await findProof(db, subjectId)]
  if (!organization || !proof || proof.droppedAt) return
  const { name, website, updatedAt: at } = organization
  const site = findWebsiteDomain(website)
  const present = 'obstacle' in site ? { domain: null, host: null } : site
  const reason = dropReason(proof, { name, ...present })
  if (!reason || !(await saveDropped(db, subjectId, { reason, at }))) return
  await publish(db, { type: 'authority.dropped', actorId, subjectId, data: { reason } })
}

/** A person who claimed the organization through an email on its domain has proved their authority as well. */
export async function saveProofByClaim(
  db: Db,
  { actorId: provedBy, subjectId: organizationId, data, name, at }: EventOf<'authority.proved_by_claim'>,
): Promise<void> {
  const { domain } = data
  await saveProof(db, { organizationId, method: 'mail', domain, name, provedBy, provedAt: at })
  await authorityLinks.removeAll(db, organizationId)
  await recordAudit(db, {
    actorId: provedBy,
    origin: null,
    action: 'authority.prove',
    objectType: 'organization',
    objectId: organizationId,
    after: { state: 'proved', method: 'mail' },
  })
}

/** Notifies the owners except the one who acted. */
export async function notifyProved(
  db: Db,
  { id: eventId, actorId, subjectId }: EventOf<'authority.proved'>,
): Promise<void> {
  await notifyOwners(db, subjectId, {
    kind: 'authority.proved',
    eventId,
    actorId,
    data: { organizationId: subjectId },
  })
}

/** Notifies all owners, including the one who changed the website: they would not expect this consequence. */
export async function notifyRevoked(
  db: Db,
  { id: eventId, actorId, subjectId }: EventOf<'authority.dropped'>,
): Promise<void> {
  await notifyPeople(db, await listOwnerIds(db, subjectId), {
    kind: 'authority.dropped',
    eventId,
    actorId,
    data: { organizationId: subjectId },
  })
}

/** Keeps the verification request in step with its documents, including those sent or removed after it. */
export async function updateDocumentStatus(
  db: Db,
  { type, subjectId, data }: EventOf<'organization.document_sent' | 'organization.document_removed'>,
): Promise<void> {
  await saveDocument(db, subjectId, { kind: data.kind, isThere: type === 'organization.document_sent' })
}
