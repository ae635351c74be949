/** API responses about an organization's verification, for interface tests. */
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getVerification } from '#contract/verification/verification.ts'

type VerificationResponse = EndpointResponse<typeof getVerification>

export const aVerificationStatus = (overrides: Partial<VerificationResponse> = {}): VerificationResponse => ({
  state: 'none',
  isVerified: false,
  title: 'Not verified yet',
  message: 'Submit the verification form and we check it against the public register.',
  reasons: [],
  checks: null,
  isStale: false,
  requestedAt: null,
  decidedAt: null,
  note: null,
  request: null,
  ...overrides,
})

export const someChecks: NonNullable<VerificationResponse['checks']> = {
  matchedName: 'HARBOR LIGHT SHELTER INC',
  branch: null,
  file: 'eo1.csv',
  revokedOn: null,
  nameTier: 'A',
  postedOn: { bmf: '2026-09-08', pub78: '2026-09-08', revocations: '2026-09-08' },
  label: null,
  tags: [],
  flags: [],
}

export const aRequest = (
  overrides: Partial<NonNullable<VerificationResponse['request']>> = {},
): NonNullable<VerificationResponse['request']> => ({
  organizationName: 'Harbor Light Shelter',
  ein: '20-4567890',
  registration: null,
  address: { street: '12 Water Street', city: 'Baltimore', state: 'MD', zipCode: '21201' },
  phone: '(410) 555-0142',
  contactPersonName: 'Ruth Vale',
  contactPersonTitle: 'Director',
  contactPersonEmail: 'ruth@harbor.example.org',
  verificationDocuments: { exemptionLetter: false, auditedFinancials: false, boardList: false },
  absence: null,
  ...overrides,
})
