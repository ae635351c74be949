/** What an organization's members are answered of its authority and documents, for tests of the interface. */
import type { AuthorityState } from '#contract/authority.ts'
import type { SentDocument } from '#contract/documents.ts'
import { ids } from './answers.ts'

export const anAuthority = (told: Partial<AuthorityState> = {}): AuthorityState => ({
  organization: { id: ids.organization, organizationName: 'Harbor Light Shelter' },
  authority: null,
  dropped: null,
  website: 'https://www.harbor-light.org',
  domain: 'harbor-light.org',
  obstacle: null,
  pending: null,
  file: null,
  ...told,
})

export const aDocument = (told: Partial<SentDocument> = {}): SentDocument => ({
  kind: 'exemptionLetter',
  isPdf: true,
  size: 250_000,
  sentAt: '2026-11-20T12:00:00.000Z',
  sentBy: 'Ruth Calloway',
  path: `/api/organizations/${ids.organization}/documents/exemptionLetter/file`,
  ...told,
})

/** What the two parts of an organization's profile are answered that this file is about; undefined for all else. */
export function answerAuthority(path: string, state: AuthorityState = anAuthority()) {
  if (path.endsWith('/authority')) return { body: state }
  return path.endsWith('/documents') ? { body: [] } : undefined
}
