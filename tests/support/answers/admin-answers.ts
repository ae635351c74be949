/** API responses of the administrators' area, for screen tests. */
import type { AdministrationOverview } from '#contract/administration/administration.ts'
import type { AdministrationHome } from '#contract/administration/home.ts'
import type { getAuthorityCase } from '#contract/authority/cases.ts'
import type { VerificationCase } from '#contract/verification/cases.ts'
import type { CheckedDomainRecord, EmailDelivery, TestedEmail } from '#contract/email/email.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listFullWeeks } from '#domain/administration/trends.ts'
import { ids } from './answers.ts'

export const anAdminOverview = (
  waiting: Partial<AdministrationOverview['waiting']> = {},
): AdministrationOverview => ({
  waiting: { verifications: 0, claims: 0, helpRequests: 0, reports: 0, failedJobs: 0, ...waiting },
  totals: { people: 34, organizations: 12, verifiedOrganizations: 5, projects: 30, administrators: 1 },
})

const flatWeeks = Array.from({ length: 12 }, () => 10)

/** Nothing waits, every week was the same, and everything is fine. */
export const anAdminHome = (overrides: Partial<AdministrationHome> = {}): AdministrationHome => ({
  waiting: [],
  trends: {
    timeZone: 'UTC',
    weeks: listFullWeeks('2026-11-24'),
    values: {
      signUps: flatWeeks,
      projects: flatWeeks,
      applications: flatWeeks,
      answers: flatWeeks,
      hours: flatWeeks,
    },
    lateApplications: 0,
    lateOrganizations: 0,
  },
  health: {
    checkedAt: '2026-11-24T12:00:00.000Z',
    version: '1.2.3',
    database: { state: 'ok', bytes: 2_100_000_000, fault: null },
    email: { state: 'ok', isSending: true, sent: 120, deferred: 3, failed: 0 },
    jobs: { state: 'ok', done: 18_204, failed: 0, longestWaitSeconds: 4 },
    schedule: { state: 'ok', failed: 0, due: 0, longestWaitSeconds: 0 },
    backup: { state: 'ok', lastAt: '2026-11-24T02:00:00.000Z' },
    registers: { state: 'ok', postedOn: '2026-11-10' },
    responses: { state: 'ok', count: 1000, failed: 0, median: 19, p95: 84 },
    disk: { state: 'ok', free: 50_000_000_000, total: 100_000_000_000, fault: null },
  },
  readiness: { left: [], unsecuredStaff: 0 },
  latest: [],
  totals: anAdminOverview().totals,
  ...overrides,
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
    registration: null,
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

/** A mail server, and no limit on whom it writes to. */
export const anEmailDelivery = (overrides: Partial<EmailDelivery> = {}): EmailDelivery => ({
  transport: 'smtp',
  server: 'smtps://mail.example.org',
  sender: 'hello@example.org',
  replyTo: 'hello@example.org',
  onlyTo: [],
  inboundDomain: null,
  bounced: 0,
  storesEmails: false,
  showsOutbox: false,
  ...overrides,
})

/** A test email that arrived. */
export const aTestedEmail = (overrides: Partial<TestedEmail> = {}): TestedEmail => ({
  outcome: 'sent',
  fault: null,
  error: null,
  conversation: [
    { from: 'note', text: 'Connection established to 192.0.2.1:465' },
    { from: 'server', text: '220 mail.example.org ESMTP' },
    { from: 'client', text: 'EHLO site.example.org' },
  ],
  ...overrides,
})

/** A missing SPF record. */
export const aDomainRecord = (overrides: Partial<CheckedDomainRecord> = {}): CheckedDomainRecord => ({
  kind: 'spf',
  name: 'example.org',
  state: 'fail',
  findings: ['spfMissing'],
  found: [],
  mistakes: [],
  suggestion: { type: 'TXT', name: 'example.org', value: 'v=spf1 include:_spf.google.com ~all' },
  ...overrides,
})
