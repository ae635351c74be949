/** Verification of an organization by the public registers (spec features 3, 5, 7; decision A14). */
import { parseEin } from '#domain/verification/ein.ts'
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
import { fieldText } from '#contract/field-texts.ts'
import {
  isoTimestamp,
  ownOrganization,
  requiredLabelList,
  requiredName,
  requiredText,
  webAddress,
} from '#contract/fields.ts'
import { limits, organizationLimits, verificationLimits } from '#contract/limits.ts'
import { organizationName } from '#contract/profiles/organization-profiles.ts'
import { socialMedia } from '#contract/profiles/social-media.ts'
import { z } from '#contract/zod.ts'

const { street, place, mission, person } = verificationLimits
const { foundedMin } = organizationLimits

const einText = fieldText('shared.ein')
const zipText = fieldText('verification.zip')
const phoneText = fieldText('verification.phone')
const emailText = fieldText('verification.email')

const shortField = (min: number, text: string) => requiredName({ min, max: limits.name }, text)
const patternField = (pattern: RegExp, text: string) => z.string(text).trim().regex(pattern, text)

const ein = z
  .string(einText)
  .trim()
  .refine((typed) => parseEin(typed) !== null, einText)

/** Shown if the year is impossible, by the clock of the validating side. */
export const establishedText = (thisYear: number) =>
  fieldText('verification.establishedBetween', { min: foundedMin, thisYear })

const documents = z
  .object({ exemptionLetter: z.boolean(), auditedFinancials: z.boolean(), boardList: z.boolean() })
  .partial()

/** Why the register does not have the organization; the sponsor's EIN is only for a sponsored one. */
const absenceReason = z
  .object({ reason: z.enum(absenceReasons, fieldText('verification.absence')), sponsorEin: ein.nullish() })
  .refine(({ reason, sponsorEin }) => reason !== 'sponsored' || Boolean(sponsorEin), {
    path: ['sponsorEin'],
    message: einText,
  })
export type AbsenceExplanation = z.output<typeof absenceReason>

/** The wizard's steps, in order, each with its fields and their texts. */
export const verificationSteps = {
  basics: z.object({ organizationName, ein, website: webAddress }),
  contact: z.object({
    address: z.object(
      {
        street: requiredName({ min: street, max: limits.shortText }, fieldText('verification.street')),
        city: shortField(place, fieldText('verification.city')),
        state: shortField(place, fieldText('verification.state')),
        zipCode: patternField(/^\d{5}(-\d{4})?$/, zipText),
      },
      fieldText('verification.street'),
    ),
    phone: patternField(/^\(\d{3}\) \d{3}-\d{4}$/, phoneText),
    missionStatement: requiredText(
      { min: mission, max: limits.longText },
      fieldText('shared.missionTooShort', { min: mission }),
    ),
  }),
  details: z.object({
    causeAreas: requiredLabelList(fieldText('verification.focusAreas')),
    /** From 1800 to the current year. */
    foundedYear: z
      .number()
      .int()
      .min(foundedMin, fieldText('verification.establishedFrom', { min: foundedMin })),
    employeeCount: requiredName({ max: limits.label }, fieldText('general.required')),
    socialMedia: socialMedia.optional(),
    /** What no one chose: the form's defaults. They are not copied to the public profile. */
    unchosen: z
      .array(z.enum(['foundedYear', 'employeeCount']))
      .max(2)
      .optional(),
  }),
  person: z.object({
    contactPersonName: shortField(person, fieldText('verification.contactName')),
    contactPersonTitle: shortField(person, fieldText('verification.contactTitle')),
    contactPersonEmail: z.string(emailText).trim().max(limits.email, emailText).pipe(z.email(emailText)),
    verificationDocuments: documents.optional(),
    absence: absenceReason.nullish(),
  }),
} as const

/** All fields of the form. */
export const verificationForm = z.object({
  ...verificationSteps.basics.shape,
  ...verificationSteps.contact.shape,
  ...verificationSteps.details.shape,
  ...verificationSteps.person.shape,
})
/** The form as it is validated before it is sent, for the given year. */
export const createVerificationForm = (thisYear: number) =>
  verificationForm.extend({
    foundedYear: z
      .number(establishedText(thisYear))
      .int(establishedText(thisYear))
      .min(foundedMin, establishedText(thisYear))
      .max(thisYear, establishedText(thisYear)),
  })
export type VerificationForm = z.output<typeof verificationForm>
export type VerificationFormInput = z.input<typeof verificationForm>

const nullableText = z.string().nullable()

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
    'Requests verification for your primary organization, or for `organizationId`, and creates the organization if you have none. Returns 200 if verified, 202 if an administrator must review it.',
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
  request: z
    .object({
      organizationName: z.string(),
      /** XX-XXXXXXX. */
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
      verificationDocuments: documents.required(),
      /** Why the organization says it is missing from the register. */
      absence: z.object({ reason: z.enum(absenceReasons), sponsorEin: nullableText }).nullable(),
    })
    .nullable(),
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
