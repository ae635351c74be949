/** Verification of an organization by the public registers (spec features 3, 5, 7; decision A14). */
import {
  absenceReasons,
  registerFiles,
  verificationFlags,
  verificationReasons,
  verificationStates,
  verificationTags,
} from '#domain/verification/register.ts'
import { nameTiers } from '#domain/verification/legal-names.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, ownOrganization, nullableText } from '#contract/fields.ts'
import { organizationName } from '#contract/profiles/organization-profiles.ts'
import { z } from '#contract/zod.ts'
import { absenceReason, documents, ein, verificationForm } from './form.ts'

/** A number in a register that isn't the one of the IRS, and how the organization calls that register. */
export const registration = z.object({ number: z.string(), register: nullableText })

const reason = z.object({ code: z.enum(verificationReasons), text: z.string() })

/** What the register said. */
const checks = z.object({
  /** Of the organization in the register. */
  matchedName: nullableText,
  /** Which local branch of that organization it is, as the register writes it. */
  branch: nullableText,
  /** The register file that contains it. */
  file: nullableText,
  /** YYYY-MM-DD; null where the exemption was never revoked. */
  revokedOn: nullableText,
  /** A: the same name. B: nearly the same. C: a different one. */
  nameTier: z.enum(nameTiers).nullable(),
  /** The publication date of each file; null if it was not loaded. */
  postedOn: z.record(z.enum(registerFiles), nullableText),
  /** Such as "501(c)(6)"; null for a 501(c)(3). */
  label: nullableText,
  tags: z.array(z.enum(verificationTags)),
  flags: z.array(z.enum(verificationFlags)),
})

const recordedDetails = { title: z.string(), message: z.string(), checks }

export const verifyOrganization = defineEndpoint({
  id: 'verifyOrganization',
  summary:
    'Requests verification for your primary organization, or for `organizationId`, and creates the organization if you have none. With `identifierKind: "registration"`, it takes the number of any other register instead of an EIN, and a staff member reviews it. Returns 200 if verified, 202 if an administrator must review it.',
  method: 'POST',
  path: '/api/organization/verify',
  access: 'signed-in',
  query: ownOrganization,
  body: verificationForm,
  response: z.object({
    status: z.enum(['verified', 'pending']),
    isVerified: z.boolean(),
    ...recordedDetails,
    /** Why an administrator must decide; empty once verified. */
    reasons: z.array(reason),
  }),
  pendingStatus: 202,
  limit: 'verifications',
  problems: ['charities_only', 'organization_not_found'],
})

/** A name and an EIN that the form compares with the register before it is sent. */
const nameAndEin = z.object({ organizationName, ein })

export const suggestOrganizationName = defineEndpoint({
  id: 'suggestOrganizationName',
  summary:
    'The name in the register for the EIN if it is close to the given name but not the same, otherwise null.',
  method: 'POST',
  path: '/api/organization/verification/name-suggestion',
  access: 'signed-in',
  body: nameAndEin,
  response: z.object({ suggestion: nullableText }),
  limit: 'nameSuggestions',
})

/** What an organization submitted to be verified. */
export const submittedDetails = z.object({
  organizationName: z.string(),
  /** XX-XXXXXXX; null if the organization is identified by another number. */
  ein: nullableText,
  registration: registration.nullable(),
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
  /** Why the organization says it is missing from the register. */
  absence: z.object({ reason: z.enum(absenceReasons), sponsorEin: nullableText }).nullable(),
})

const verificationResponse = z.object({
  state: z.enum(verificationStates),
  isVerified: z.boolean(),
  title: z.string(),
  message: z.string(),
  reasons: z.array(reason),
  checks: checks.nullable(),
  /** The register's data is more than 400 days old. */
  isStale: z.boolean(),
  requestedAt: isoTimestamp.nullable(),
  decidedAt: isoTimestamp.nullable(),
  /** What the administrator wrote who declined or withdrew it. */
  note: nullableText,
  /** The submitted details, visible only to members. */
  request: submittedDetails.extend({ verificationDocuments: documents.required() }).nullable(),
})

export const getVerification = defineEndpoint({
  id: 'getVerification',
  summary:
    'The verification status of your primary organization, or of `organizationId`, and its latest request.',
  method: 'GET',
  path: '/api/organization/verification',
  access: 'signed-in',
  query: ownOrganization,
  response: verificationResponse,
  problems: ['organization_not_found'],
})

export const explainAbsence = defineEndpoint({
  id: 'explainAbsence',
  summary: 'Says why the organization is not in the register, if its request is waiting because of that.',
  method: 'PUT',
  path: '/api/organization/verification/absence',
  access: 'signed-in',
  query: ownOrganization,
  body: absenceReason,
  response: verificationResponse,
  problems: ['verification_not_found', 'organization_not_found'],
})

export const verificationEndpoints = [
  suggestOrganizationName,
  verifyOrganization,
  explainAbsence,
  getVerification,
] as const
