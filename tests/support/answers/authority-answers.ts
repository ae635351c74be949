/** API responses about an organization's representation and documents, for interface tests. */
import type { AuthorityState } from '#contract/authority/authority.ts'
import type { VerificationDocument } from '#contract/images/documents.ts'
import { ids } from './answers.ts'

export const anAuthority = (overrides: Partial<AuthorityState> = {}): AuthorityState => ({
  organization: { id: ids.organization, organizationName: 'Harbor Light Shelter' },
  authority: null,
  dropped: null,
  website: 'https://www.harbor-light.org',
  domain: 'harbor-light.org',
  obstacle: null,
  pending: null,
  file: null,
  ...overrides,
})

export const aDocument = (overrides: Partial<VerificationDocument> = {}): VerificationDocument => ({
  kind: 'exemptionLetter',
  isPdf: true,
  size: 250_000,
  sentAt: '2026-11-20T12:00:00.000Z',
  sentBy: 'Ruth Calloway',
  path: `/api/organizations/${ids.organization}/documents/exemptionLetter/file`,
  ...overrides,
})

/** Responses for the two parts of an organization's profile that this file covers; undefined for other calls. */
export function respondWithAuthority(path: string, state: AuthorityState = anAuthority()) {
  if (path.endsWith('/authority')) return { body: state }
  return path.endsWith('/documents') ? { body: [] } : undefined
}
