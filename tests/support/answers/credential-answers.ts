/** API responses for the page of a credential, for screen tests. */
import type { Credential } from '#contract/credentials/credentials.ts'
import { ids } from './answers.ts'

export const aCredential = (change: Partial<Credential> = {}): Credential => ({
  id: ids.project,
  kind: 'work',
  name: 'Website for the night shelter',
  description: 'Skilled volunteer work for Harbor Light Shelter.',
  criteria: 'Harbor Light Shelter accepted the volunteer and signed the work off as done.',
  issuer: { name: 'Bridge Collective', url: 'https://bridge.example' },
  validFrom: '2026-05-09T23:30:00Z',
  signedAt: '2026-05-10T12:00:00Z',
  organizationName: 'Harbor Light Shelter',
  hours: 12.5,
  scopeVersion: 1,
  scopeApplicationId: null,
  startedAt: '2026-03-01T08:00:00Z',
  endedAt: '2026-05-09T23:30:00Z',
  evidence: [{ name: 'Website for the night shelter', narrative: 'Signed off on 2026-05-09.' }],
  holderName: 'Maya Lindqvist',
  state: 'valid',
  checks: [
    { id: 'signature', passed: true },
    { id: 'issuer', passed: true },
    { id: 'status', passed: true },
  ],
  checkedAt: new Date().toISOString(),
  revokedAt: null,
  revokedBecause: null,
  isOwn: false,
  ...change,
})
