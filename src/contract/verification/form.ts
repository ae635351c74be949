/** The form that asks for an organization's verification (spec features 5; decision A14). */
import { parseEin } from '#domain/verification/ein.ts'
import { parseRegistrationNumber } from '#domain/verification/identifiers.ts'
import { absenceReasons } from '#domain/verification/register.ts'
import { isInternationalPhone } from '#domain/verification/phone.ts'
import { fieldText } from '#contract/field-texts.ts'
import { optionalName, requiredLabelList, requiredName, requiredText, webAddress } from '#contract/fields.ts'
import { limits, organizationLimits, verificationLimits } from '#contract/limits.ts'
import { organizationName } from '#contract/profiles/organization-profiles.ts'
import { socialMedia } from '#contract/profiles/social-media.ts'
import { z } from '#contract/zod.ts'

const { street, place, mission, person: personMin, postalCodeMax } = verificationLimits
const { foundedMin } = organizationLimits

const einText = fieldText('shared.ein')
const zipText = fieldText('verification.zip')
const phoneText = fieldText('verification.phone')
const internationalPhoneText = fieldText('verification.internationalPhone')
const registrationText = fieldText('verification.registrationNumber')
const emailText = fieldText('verification.email')

const shortField = (min: number, text: string) => requiredName({ min, max: limits.name }, text)
const patternField = (pattern: RegExp, text: string) => z.string(text).trim().regex(pattern, text)

export const ein = z
  .string(einText)
  .trim()
  .refine((typed) => parseEin(typed) !== null, einText)

/** Shown if the year is impossible, by the clock of the validating side. */
export const establishedText = (thisYear: number) =>
  fieldText('verification.establishedBetween', { min: foundedMin, thisYear })

export const documents = z
  .object({ exemptionLetter: z.boolean(), auditedFinancials: z.boolean(), boardList: z.boolean() })
  .partial()

/** Why the register does not have the organization; the sponsor's EIN is only for a sponsored one. */
export const absenceReason = z
  .object({ reason: z.enum(absenceReasons, fieldText('verification.absence')), sponsorEin: ein.nullish() })
  .refine(({ reason, sponsorEin }) => reason !== 'sponsored' || Boolean(sponsorEin), {
    path: ['sponsorEin'],
    message: einText,
  })
export type AbsenceExplanation = z.output<typeof absenceReason>

const streetAndCity = {
  street: requiredName({ min: street, max: limits.shortText }, fieldText('verification.street')),
  city: shortField(place, fieldText('verification.city')),
}
const missionStatement = requiredText(
  { min: mission, max: limits.longText },
  fieldText('shared.missionTooShort', { min: mission }),
)

const details = z.object({
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
})
const person = z.object({
  contactPersonName: shortField(personMin, fieldText('verification.contactName')),
  contactPersonTitle: shortField(personMin, fieldText('verification.contactTitle')),
  contactPersonEmail: z.string(emailText).trim().max(limits.email, emailText).pipe(z.email(emailText)),
  verificationDocuments: documents.optional(),
})

/** The wizard's steps, in order, each with its fields and their texts, for an organization that has an EIN. */
export const verificationSteps = {
  basics: z.object({ organizationName, ein, website: webAddress }),
  contact: z.object({
    address: z.object(
      {
        ...streetAndCity,
        state: shortField(place, fieldText('verification.state')),
        zipCode: patternField(/^\d{5}(-\d{4})?$/, zipText),
      },
      fieldText('verification.street'),
    ),
    phone: patternField(/^\(\d{3}\) \d{3}-\d{4}$/, phoneText),
    missionStatement,
  }),
  details,
  person: person.extend({ absence: absenceReason.nullish() }),
} as const

/** The same for one that has a number in another register; not every country has states, provinces or postal codes. */
export const registrationSteps = {
  basics: z.object({
    organizationName,
    registrationNumber: z
      .string(registrationText)
      .trim()
      .refine((typed) => parseRegistrationNumber(typed) !== null, registrationText),
    /** Who keeps the register, such as "Charity Commission". */
    registerName: optionalName(limits.name),
    website: webAddress,
  }),
  contact: z.object({
    address: z.object(
      { ...streetAndCity, state: optionalName(limits.name), zipCode: optionalName(postalCodeMax) },
      fieldText('verification.street'),
    ),
    phone: z
      .string(internationalPhoneText)
      .trim()
      .max(limits.label, internationalPhoneText)
      .refine(isInternationalPhone, internationalPhoneText),
    missionStatement,
  }),
  details,
  person,
} as const

const withEin = z.object({
  /** May be left out. */
  identifierKind: z.literal('ein').optional(),
  ...verificationSteps.basics.shape,
  ...verificationSteps.contact.shape,
  ...verificationSteps.details.shape,
  ...verificationSteps.person.shape,
})
const withRegistration = z.object({
  identifierKind: z.literal('registration'),
  ...registrationSteps.basics.shape,
  ...registrationSteps.contact.shape,
  ...registrationSteps.details.shape,
  ...registrationSteps.person.shape,
})

/** All fields of the form, by the kind of number that identifies the organization. */
export const verificationForm = z.discriminatedUnion('identifierKind', [withEin, withRegistration])

/** The form as it is validated before it is sent, for the given year. */
export function createVerificationForm(thisYear: number) {
  const text = establishedText(thisYear)
  const foundedYear = z.number(text).int(text).min(foundedMin, text).max(thisYear, text)
  return z.discriminatedUnion('identifierKind', [
    withEin.extend({ foundedYear }),
    withRegistration.extend({ foundedYear }),
  ])
}
export type VerificationForm = z.output<typeof verificationForm>
export type VerificationFormInput = z.input<typeof verificationForm>
/** The form of an organization that has an EIN. */
export type EinFormInput = z.input<typeof withEin>
/** The form of one that has a number in another register. */
export type RegistrationFormInput = z.input<typeof withRegistration>
