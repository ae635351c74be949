import type { AuthorityDropReason, AuthorityMethod } from '#domain/authority/authority.ts'
import type { DocumentKind } from '#domain/images/files.ts'

/** Their subject is the organization. */
export interface AuthorityEvents {
  'authority.asked': { letterId: string }
  /** The domain is null if an administrator accepted a document. */
  'authority.proved': { method: AuthorityMethod; domain: string | null }
  /** By the link with which the actor claimed the organization. */
  'authority.proved_by_claim': { domain: string }
  'authority.dropped': { reason: AuthorityDropReason }
  'organization.document_sent': { kind: DocumentKind }
  'organization.document_removed': { kind: DocumentKind }
}

export interface AuthorityDetails {
  'authority.proved_by_claim': { name: string; at: Date }
}
