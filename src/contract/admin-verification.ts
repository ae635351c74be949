/** The administrators' queue of organizations that ask for the verified mark, and what is decided there (A14, B7). */
import { memberRoles } from '#domain/accounts.ts'
import { nameTiers } from '#domain/legal-names.ts'
import {
  absenceReasons,
  registerFiles,
  storedVerificationStates,
  verificationFlags,
  verificationReasons,
  verificationTags,
} from '#domain/register.ts'
import { queueDetails, verdicts, verificationAdvices } from '#domain/verification-queue.ts'
import { shownCases } from './admin-lists.ts'
import { defineEndpoint } from './endpoint.ts'
import { clearableText, idParams, moment, pageQuery } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

export const reasonMissingText = 'Please give a reason'

const nullableText = z.string().nullable()
export const adminPerson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })

const queuedCase = z.object({
  /** The id of the organization. */
  id: z.uuid(),
  organizationName: z.string(),
  /** XX-XXXXXXX. */
  ein: z.string(),
  location: nullableText,
  state: z.enum(storedVerificationStates),
  reasons: z.array(z.enum(verificationReasons)),
  /** By what the register says now. */
  advice: z.enum(verificationAdvices),
  /** Details that disagreed with the register when it was asked; they move it back in the queue. */
  disagreements: z.number().int(),
  requestedAt: moment,
  /** When it came to its state. */
  updatedAt: moment,
  /** Business days, Monday to Friday, that it has waited. */
  waitedDays: z.number().int(),
})
export type QueuedCase = z.infer<typeof queuedCase>

export const listVerifications = defineEndpoint({
  id: 'listVerifications',
  summary:
    'Organizations that asked for verification: waiting ones by waiting time, all others by their last change.',
  method: 'GET',
  path: '/api/admin/verifications',
  access: 'admin',
  query: pageQuery.extend({
    show: z.enum(shownCases).default('pending'),
    /** Part of a name, or an EIN with or without its dash. */
    search: z.string().trim().max(limits.search).default(''),
  }),
  response: z.array(queuedCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const countVerifications = defineEndpoint({
  id: 'countVerifications',
  summary: 'How many organizations are in each verification state.',
  method: 'GET',
  path: '/api/admin/verifications/counts',
  access: 'admin',
  response: z.record(z.enum(storedVerificationStates), z.number().int()),
})

const registerFile = z.object({
  /** Null where it was not loaded. */
  postedOn: nullableText,
  /** Its word is more than 400 days old. */
  isStale: z.boolean(),
  names: z.array(z.string()),
})

const bmfRow = z.object({
  name: z.string(),
  sortName: z.string(),
  nameTier: z.enum(nameTiers),
  state: z.string(),
  zip: z.string(),
  group: z.string(),
  subsection: z.string(),
  /** 6 and 8 the center of a group, 9 a branch; empty where the file was loaded by an earlier release. */
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
    createdAt: moment,
  }),
  state: z.enum(storedVerificationStates),
  /** Changes with everything that is decided upon; a decision names the one it was made by. */
  version: z.string(),
  /** The caller belongs to the organization or did, and so decides nothing about it. */
  isOwnCase: z.boolean(),
  requestedAt: moment,
  requestedBy: adminPerson.nullable(),
  waitedDays: z.number().int(),
  /** As the form was sent. */
  request: z.object({
    organizationName: z.string(),
    ein: z.string(),
    address: z.object({
      street: nullableText,
      city: nullableText,
      state: nullableText,
      zipCode: nullableText,
    }),
    phone: nullableText,
    contactPersonName: nullableText,
    contactPersonTitle: nullableText,
    contactPersonEmail: nullableText,
    /** Why the register does not have it, as the organization says. */
    absence: z.object({ reason: z.enum(absenceReasons), sponsorEin: nullableText }).nullable(),
  }),
  /** What the registers say now of the name and the EIN that the organization has now. */
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
  /** Other organizations of this EIN. */
  holders: z.array(
    z.object({ id: z.uuid(), organizationName: z.string(), location: nullableText, isVerified: z.boolean() }),
  ),
  members: z.array(adminPerson.extend({ email: z.string(), role: z.enum(memberRoles), joinedAt: moment })),
  /** Every decision, newest first. */
  history: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(storedVerificationStates),
      reasons: z.array(z.enum(verificationReasons)),
      note: nullableText,
      isByRegister: z.boolean(),
      decidedBy: adminPerson.nullable(),
      /** Of the Business Master File that was asked; null where none was. */
      postedOn: z.partialRecord(z.enum(registerFiles), nullableText),
      at: moment,
    }),
  ),
})
export type VerificationCase = z.infer<typeof verificationCase>

export const getVerificationCase = defineEndpoint({
  id: 'getVerificationCase',
  summary: "Everything about one verification case, by the organization's ID.",
  method: 'GET',
  path: '/api/admin/verifications/:id',
  access: 'admin',
  params: idParams,
  response: verificationCase,
  problems: ['case_not_found'],
})

export const verdictForm = z.object({
  verdict: z.enum(verdicts),
  /** The organization reads it where it is refused or loses its mark. */
  reason: clearableText(limits.decisionReason).default(null),
  version: z.string().max(limits.shortText),
})

export const decideVerification = defineEndpoint({
  id: 'decideVerification',
  summary:
    'Approves, declines or withdraws a verification and notifies the owners. Needs a reason, except for an approval that the advice does not oppose.',
  method: 'POST',
  path: '/api/admin/verifications/:id/decision',
  access: 'admin',
  params: idParams,
  body: verdictForm,
  response: verificationCase,
  problems: ['case_not_found', 'own_case', 'case_changed', 'case_decided'],
})
