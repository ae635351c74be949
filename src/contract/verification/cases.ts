/** The administrators' verification queue, and the decisions made there (A14, B7). */
import { memberRoles } from '#domain/accounts/accounts.ts'
import { nameTiers } from '#domain/verification/legal-names.ts'
import {
  registerFiles,
  storedVerificationStates,
  verificationFlags,
  verificationReasons,
  verificationTags,
} from '#domain/verification/register.ts'
import { queueDetails, caseDecisions, verificationAdvices } from '#domain/verification/queue.ts'
import { caseFilters } from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { clearableText, idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { registration, submittedDetails } from './verification.ts'

export const adminPerson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })

const queuedCase = z.object({
  /** The id of the organization. */
  id: z.uuid(),
  organizationName: z.string(),
  /** XX-XXXXXXX; null if the organization is identified by another number. */
  ein: nullableText,
  registration: registration.nullable(),
  location: nullableText,
  state: z.enum(storedVerificationStates),
  reasons: z.array(z.enum(verificationReasons)),
  /** From what the register says now. */
  advice: z.enum(verificationAdvices),
  /** Details that disagreed with the register when it was checked; they move the request back in the queue. */
  disagreements: z.number().int(),
  requestedAt: isoTimestamp,
  /** When it reached its current state. */
  updatedAt: isoTimestamp,
  /** Business days, Monday to Friday, that it has been waiting. */
  waitedDays: z.number().int(),
})
export type QueuedCase = z.infer<typeof queuedCase>

export const listVerifications = defineEndpoint({
  id: 'listVerifications',
  summary:
    'Organizations that asked for verification: waiting ones by waiting time, all others by their last change.',
  method: 'GET',
  path: '/api/admin/verifications',
  access: 'verifier',
  query: pageQuery.extend({
    show: z.enum(caseFilters).default('pending'),
    /** Part of a name, an EIN with or without its hyphen, or a registration number. */
    search: z.string().trim().max(limits.search).default(''),
  }),
  response: z.array(queuedCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportVerifications = defineEndpoint({
  id: 'exportVerifications',
  summary:
    'The cases that `GET /api/admin/verifications` lists for these filters, in their order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/verifications/export',
  access: 'verifier',
  limit: 'exports',
  body: listVerifications.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const countVerifications = defineEndpoint({
  id: 'countVerifications',
  summary: 'How many organizations are in each verification state.',
  method: 'GET',
  path: '/api/admin/verifications/counts',
  access: 'verifier',
  response: z.record(z.enum(storedVerificationStates), z.number().int()),
})

const registerFile = z.object({
  /** Null if it was not loaded. */
  postedOn: nullableText,
  /** Its data is more than 400 days old. */
  isStale: z.boolean(),
  names: z.array(z.string()),
})

/** A row of the register of tax-exempt organizations, as the server reads and returns it. */
export const bmfRow = z.object({
  name: z.string(),
  sortName: z.string(),
  nameTier: z.enum(nameTiers),
  state: z.string(),
  zip: z.string(),
  group: z.string(),
  subsection: z.string(),
  /** 6 and 8 are the center of a group, 9 is a branch; empty if an earlier release loaded the file. */
  affiliation: z.string(),
  foundation: z.string(),
  deductibility: z.string(),
  status: z.string(),
  /** YYYYMM. */
  ruling: z.string(),
})

export const verificationCase = z.object({
  organization: z.object({
    id: z.uuid(),
    organizationName: z.string(),
    ein: nullableText,
    website: nullableText,
    location: nullableText,
    missionStatement: nullableText,
    foundedYear: z.number().int().nullable(),
    isVerified: z.boolean(),
    isImported: z.boolean(),
    createdAt: isoTimestamp,
  }),
  state: z.enum(storedVerificationStates),
  /** Changes with everything a decision is based on; a decision sends the version it was made from. */
  version: z.string(),
  /** The caller belongs or belonged to the organization and cannot decide about it. */
  isOwnCase: z.boolean(),
  requestedAt: isoTimestamp,
  requestedBy: adminPerson.nullable(),
  waitedDays: z.number().int(),
  /** As the form was submitted. */
  request: submittedDetails,
  /** What the registers say now about the organization's current name and EIN. */
  check: z.object({
    advice: z.enum(verificationAdvices),
    reasons: z.array(z.enum(verificationReasons)),
    tags: z.array(z.enum(verificationTags)),
    flags: z.array(z.enum(verificationFlags)),
    label: nullableText,
    disagreements: z.array(z.enum(queueDetails)),
  }),
  registers: z.object({
    bmf: registerFile.extend({ rows: z.array(bmfRow) }),
    pub78: registerFile.extend({ deductibility: nullableText }),
    revocations: registerFile.extend({
      rows: z.array(z.object({ revokedOn: z.string(), reinstatedOn: nullableText })),
    }),
  }),
  /** Other organizations with this number. */
  holders: z.array(
    z.object({ id: z.uuid(), organizationName: z.string(), location: nullableText, isVerified: z.boolean() }),
  ),
  members: z.array(
    adminPerson.extend({ email: z.string(), role: z.enum(memberRoles), joinedAt: isoTimestamp }),
  ),
  /** Every decision, newest first. */
  history: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(storedVerificationStates),
      reasons: z.array(z.enum(verificationReasons)),
      note: nullableText,
      isByRegister: z.boolean(),
      decidedBy: adminPerson.nullable(),
      /** The publication date of each register file used; null for an unused one. */
      postedOn: z.partialRecord(z.enum(registerFiles), nullableText),
      at: isoTimestamp,
    }),
  ),
})
export type VerificationCase = z.infer<typeof verificationCase>

export const getVerificationCase = defineEndpoint({
  id: 'getVerificationCase',
  summary: "Everything about one verification case, by the organization's ID.",
  method: 'GET',
  path: '/api/admin/verifications/:id',
  access: 'verifier',
  params: idParams,
  response: verificationCase,
  problems: ['case_not_found'],
})

export const verificationDecisionForm = z.object({
  verdict: z.enum(caseDecisions),
  /** Shown to the organization if it is declined or loses verification. */
  reason: clearableText(limits.decisionReason).default(null),
  version: z.string().max(limits.shortText),
})

export const decideVerification = defineEndpoint({
  id: 'decideVerification',
  summary:
    'Approves, declines or withdraws a verification and notifies the owners. Needs a reason, except for an approval that the advice does not oppose.',
  method: 'POST',
  path: '/api/admin/verifications/:id/decision',
  access: 'verifier',
  params: idParams,
  body: verificationDecisionForm,
  response: verificationCase,
  problems: ['case_not_found', 'own_case', 'case_changed', 'case_decided'],
})

export const verificationCaseEndpoints = [
  listVerifications,
  exportVerifications,
  countVerifications,
  getVerificationCase,
  decideVerification,
] as const
