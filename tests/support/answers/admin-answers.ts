/** API responses of the administrators' area, for screen tests. */
import type { AdministrationOverview } from '#contract/administration/administration.ts'
import type { getAuthorityCase } from '#contract/authority/cases.ts'
import type { VerificationCase } from '#contract/verification/cases.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { ids } from './answers.ts'

export const anAdminOverview = (
  waiting: Partial<AdministrationOverview['waiting']> = {},
): AdministrationOverview => ({
  waiting: { verifications: 0, claims: 0, reviews: 0, projects: 0, messages: 0, failedJobs: 0, ...waiting },
  totals: { people: 34, organizations: 12, verifiedOrganizations: 5, administrators: 1 },
})

export const noCases = { pending: 0, verified: 0, suspended: 0, declined: 0 }

type AuthorityCase = EndpointResponse<typeof getAuthorityCase>

/** No authorized representative yet, and one uploaded document. */
export const anAuthorityCase = (overrides: Partial<AuthorityCase> = {}): AuthorityCase => ({
  organization: { id: ids.organization, organizationName: 'Harbor Light Shelter' },
  authority: null,
  dropped: null,
  website: 'https://harbor.example.org',
  domain: 'harbor.example.org',
  obstacle: null,
  note: null,
  isOwnCase: false,
  documents: [
    {
      kind: 'boardList',
      isPdf: true,
      size: 2_150_000,
      sentAt: '2026-11-03T12:00:00.000Z',
      sentBy: 'Ruth Vale',
      path: `/api/admin/organizations/${ids.organization}/documents/boardList`,
    },
  ],
  ...overrides,
})

/** A waiting case: the EIN is not in the register. */
export const aCase = (overrides: Partial<VerificationCase> = {}): VerificationCase => ({
  organization: {
    id: ids.organization,
    organizationName: 'Harbor Light Shelter',
    ein: '20-4567890',
    website: 'https://harbor.example.org',
    location: 'Baltimore, MD',
    missionStatement: null,
    foundedYear: 1998,
    isVerified: false,
    isImported: false,
    createdAt: '2026-11-02T12:00:00.000Z',
  },
  state: 'pending',
  version: 'seen',
  isOwnCase: false,
  requestedAt: '2026-11-02T12:00:00.000Z',
  requestedBy: null,
  waitedDays: 2,
  request: {
    organizationName: 'Harbor Light Shelter',
    ein: '20-4567890',
    address: { street: '12 Water Street', city: 'Baltimore', state: 'MD', zipCode: '21201' },
    phone: null,
    contactPersonName: 'Ruth Vale',
    contactPersonTitle: 'Director',
    contactPersonEmail: 'ruth@harbor.example.org',
    absence: { reason: 'newly_approved', sponsorEin: null },
  },
  check: {
    advice: 'look_closer',
    reasons: ['not_found'],
    tags: [],
    flags: [],
    label: null,
    disagreements: [],
  },
  registers: {
    bmf: { postedOn: '2026-09-08', isStale: false, names: ['eo1.csv'], rows: [] },
    pub78: { postedOn: '2026-09-08', isStale: false, names: ['pub78.txt'], deductibility: null },
    revocations: { postedOn: null, isStale: false, names: [], rows: [] },
  },
  holders: [],
  members: [],
  history: [],
  ...overrides,
})
