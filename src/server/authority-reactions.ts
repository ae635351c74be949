/** What happened to an organization's authority, which is the subject of each of these facts, and who hears of it. */
import { dropReason, type AuthorityDropReason, type AuthorityMethod } from '#domain/authority.ts'
import type { DocumentKind } from '#domain/files.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/db.ts'
import {
  findOrganization,
  findProof,
  removeLetters,
  saveDropped,
  saveProof,
} from '#server/features/authority/queries.ts'
import { notifyOwners, notifyPeople } from '#server/features/notifications/queries.ts'
import { listOwnerIds } from '#server/features/organizations/member-queries.ts'
import { saveDocument } from '#server/features/verification/queries.ts'
import { readWebsiteDomain } from '#server/website-proof.ts'
import type { Fact } from './events.ts'

export interface AuthorityFacts {
  'authority.asked': { letterId: string }
  /** The domain is null of a letter that an administrator read. */
  'authority.proved': { method: AuthorityMethod; domain: string | null }
  /** By the link with which the actor took the organization over. */
  'authority.proved_by_claim': { domain: string }
  'authority.dropped': { reason: AuthorityDropReason }
  'organization.document_sent': { kind: DocumentKind }
  'organization.document_removed': { kind: DocumentKind }
}

/** What is told beside the record. */
export interface AuthorityTold {
  'authority.proved_by_claim': { name: string; at: Date }
}

interface Happened {
  id: number
  actorId: string | null
  subjectId: string
}

/** What an organization says of itself has changed: a proof of what it does not say any more counts no more. */
export async function dropOutdated(
  db: Db,
  { actorId, subjectId }: Happened,
  publish: (db: Db, fact: Fact) => Promise<void>,
): Promise<void> {
  const [organization, proof] = [await findOrganization(db, subjectId), await findProof(db, subjectId)]
  if (!organization || !proof || proof.droppedAt) return
  const { name, website, updatedAt: at } = organization
  const site = readWebsiteDomain(website)
  const present = 'obstacle' in site ? { domain: null, host: null } : site
  const reason = dropReason(proof, { name, ...present })
  if (!reason || !(await saveDropped(db, subjectId, { reason, at }))) return
  await publish(db, { type: 'authority.dropped', actorId, subjectId, data: { reason } })
}

/** Who took the organization over by mail on its domain has shown the same by it. */
async function proveByClaim(
  db: Db,
  {
    actorId: provedBy,
    subjectId: organizationId,
    data,
    name,
    at,
  }: Happened & AuthorityTold['authority.proved_by_claim'] & { data: { domain: string } },
): Promise<void> {
  const { domain } = data
  await saveProof(db, { organizationId, method: 'mail', domain, name, provedBy, provedAt: at })
  await removeLetters(db, organizationId)
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
async function tellProved(db: Db, { id: factId, actorId, subjectId }: Happened): Promise<void> {
  await notifyOwners(db, subjectId, {
    kind: 'authority.proved',
    factId,
    actorId,
    data: { organizationId: subjectId },
  })
}

/** Tells all owners, also the one who changed the website: it is no consequence that they would expect. */
async function tellDropped(db: Db, { id: factId, actorId, subjectId }: Happened): Promise<void> {
  await notifyPeople(db, await listOwnerIds(db, subjectId), {
    kind: 'authority.dropped',
    factId,
    actorId,
    data: { organizationId: subjectId },
  })
}

/** The request says of a document what is there, also of one that was sent or removed after it. */
async function noteDocument(
  db: Db,
  { type, subjectId, data }: Happened & { type: string; data: { kind: DocumentKind } },
): Promise<void> {
  await saveDocument(db, subjectId, { kind: data.kind, isThere: type === 'organization.document_sent' })
}

export const authorityReactions = {
  'authority.asked': [],
  'authority.proved': [tellProved],
  'authority.proved_by_claim': [proveByClaim],
  'authority.dropped': [tellDropped],
  'organization.document_sent': [noteDocument],
  'organization.document_removed': [noteDocument],
}
