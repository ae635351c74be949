/** What follows from a change of an organization's authority, and who is notified. */
import { dropReason } from '#domain/authority/authority.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/db.ts'
import {
  findOrganization,
  findProof,
  removeAuthorityEmails,
  saveDropped,
  saveProof,
} from '#server/features/authority/queries.ts'
import { notifyOwners, notifyPeople } from '#server/features/notifications/queries.ts'
import { listOwnerIds } from '#server/features/organizations/member-queries.ts'
import { saveDocument } from '#server/features/verification/queries.ts'
import { findWebsiteDomain } from '#server/outbound/website-proof.ts'
import type { EventOf, Publish } from '#server/events/event.ts'

/** What an organization says of itself has changed: a proof of what it does not say any more counts no more. */
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

/** Who took the organization over by mail on its domain has shown the same by it. */
export async function saveProofByClaim(
  db: Db,
  { actorId: provedBy, subjectId: organizationId, data, name, at }: EventOf<'authority.proved_by_claim'>,
): Promise<void> {
  const { domain } = data
  await saveProof(db, { organizationId, method: 'mail', domain, name, provedBy, provedAt: at })
  await removeAuthorityEmails(db, organizationId)
  await recordAudit(db, {
    actorId: provedBy,
    origin: null,
    action: 'authority.prove',
    objectType: 'organization',
    objectId: organizationId,
    after: { state: 'proved', method: 'mail' },
  })
}

/** Tells the owners but the one who acted. */
export async function notifyProved(
  db: Db,
  { id: factId, actorId, subjectId }: EventOf<'authority.proved'>,
): Promise<void> {
  await notifyOwners(db, subjectId, {
    kind: 'authority.proved',
    factId,
    actorId,
    data: { organizationId: subjectId },
  })
}

/** Tells all owners, also the one who changed the website: it is no consequence that they would expect. */
export async function notifyRevoked(
  db: Db,
  { id: factId, actorId, subjectId }: EventOf<'authority.dropped'>,
): Promise<void> {
  await notifyPeople(db, await listOwnerIds(db, subjectId), {
    kind: 'authority.dropped',
    factId,
    actorId,
    data: { organizationId: subjectId },
  })
}

/** The request says of a document what is there, also of one that was sent or removed after it. */
export async function updateDocumentStatus(
  db: Db,
  { type, subjectId, data }: EventOf<'organization.document_sent' | 'organization.document_removed'>,
): Promise<void> {
  await saveDocument(db, subjectId, { kind: data.kind, isThere: type === 'organization.document_sent' })
}
