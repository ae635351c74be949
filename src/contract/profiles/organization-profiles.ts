/**
 * An organization's profile: one profile with the fields of both screens. Each screen has its own rules and texts;
 * the API accepts the looser limit of each field (spec features 3, 5; decisions A4, A6, A7, A8, A20, A22).
 */
import { budgetRanges, organizationSizes } from '#domain/options/organizations.ts'
import { isEin } from '#domain/verification/ein.ts'
import { emailAddress } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  clearableName,
  clearableText,
  clearableWebAddress,
  isoTimestamp,
  ownOrganization,
  requiredLabelList,
  requiredName,
  requiredText,
  webAddress,
  nullableText,
} from '#contract/fields.ts'
import { chosenLanguage, languageChoice } from '#contract/i18n/content-language.ts'
import { limits, organizationLimits } from '#contract/limits.ts'
import { countCharacters } from '#domain/text/length.ts'
import { socialMedia } from './social-media.ts'
import { timeZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

const { nameMin, foundedMin, form, setup } = organizationLimits

export const organizationName = requiredName(
  { min: nameMin, max: limits.name },
  fieldText('profiles.organizationName', { min: nameMin }),
)

export const describeOrganization = ({ min, max }: { min: number; max: number }) =>
  requiredText(
    { min, max },
    fieldText('shared.descriptionTooShort', { min }),
    fieldText('profiles.descriptionTooLong', { max }),
  )

export const missionTooShortText = fieldText('shared.missionTooShort', { min: setup.mission.min })

/** Shown if the year is impossible, by the clock of the validating side. */
export const foundedText = (thisYear: number) =>
  fieldText('profiles.foundedBetween', { min: foundedMin, thisYear })

export const sizeText = fieldText('profiles.size')

const einText = fieldText('shared.ein')
const foundedFromText = fieldText('profiles.foundedFrom', { min: foundedMin })

/** A choice from a list or null; an empty select sends ''. `noChoice` is shown for anything else. */
const clearableChoice = <const Choice extends string>(choices: readonly Choice[], noChoice?: string) =>
  z
    .enum([...choices, ''], noChoice)
    .nullable()
    .transform((choice) => choices.find((each) => each === choice) ?? null)

const ein = z
  .string(einText)
  .trim()
  .refine((text) => text === '' || isEin(text), einText)
  .nullable()
  .transform((text) => text || null)

/** Fields on both screens. */
const commonFields = {
  organizationName,
  description: describeOrganization({ min: form.descriptionMin, max: limits.longText }),
  causeAreas: requiredLabelList(fieldText('shared.causes')),
} as const

/** Fields on only one screen, or optional on one. */
const extraFields = {
  website: clearableWebAddress,
  location: clearableName(limits.shortText),
  missionStatement: clearableText(limits.longText, missionTooShortText).refine(
    (text) => text === null || countCharacters(text) >= setup.mission.min,
    missionTooShortText,
  ),
  ein,
  size: clearableChoice(organizationSizes, sizeText),
  /** From 1800 to the current year. */
  foundedYear: z.number(foundedFromText).int().min(foundedMin, foundedFromText).nullable(),
  /** As entered; the forms offer different lists. */
  employeeCount: clearableName(limits.label),
  /** US dollars a year. */
  budgetRange: clearableChoice(budgetRanges),
  contactEmail: z
    .string()
    .trim()
    .nullable()
    .transform((text) => text || null)
    .pipe(emailAddress.nullable()),
  contactPhone: clearableName(limits.label),
  socialMedia,
  /** IANA name; null means UTC. */
  timeZone: z
    .string()
    .nullable()
    .transform((zone) => zone || null)
    .pipe(timeZone.nullable()),
  /** The language of its texts. */
  language: languageChoice,
} as const

/** Every field by its name, with the rules of the API. */
export const organizationFields = { ...commonFields, ...extraFields } as const

const optional = z.object(extraFields).partial()
export const newOrganizationProfile = z.object({ ...commonFields, ...optional.shape })
export type NewOrganizationProfile = z.output<typeof newOrganizationProfile>

/** Omitted fields stay as they are. */
export const organizationChanges = newOrganizationProfile.partial()
export type OrganizationChanges = z.output<typeof organizationChanges>

/** The profile form's fields and their texts, for the given year. */
export const createOrganizationForm = (thisYear: number) =>
  z.object({
    ...commonFields,
    website: webAddress,
    foundedYear: z
      .number(foundedText(thisYear))
      .int(foundedText(thisYear))
      .min(foundedMin, foundedText(thisYear))
      .max(thisYear, foundedText(thisYear)),
    contactEmail: emailAddress,
    location: extraFields.location,
    employeeCount: extraFields.employeeCount,
    budgetRange: extraFields.budgetRange,
    contactPhone: extraFields.contactPhone,
    socialMedia,
    timeZone: extraFields.timeZone,
    language: extraFields.language,
  })

const labels = z.array(z.string())
export const socialHandles = z.object({
  twitter: nullableText,
  facebook: nullableText,
  linkedin: nullableText,
  instagram: nullableText,
})

export const organizationProfile = z.object({
  id: z.uuid(),
  organizationName: z.string(),
  logoUrl: nullableText,
  description: nullableText,
  missionStatement: nullableText,
  mission: nullableText,
  website: nullableText,
  location: nullableText,
  /** XX-XXXXXXX; only members can see it. */
  ein: nullableText,
  size: z.enum(organizationSizes).nullable(),
  causeAreas: labels,
  focusAreas: labels,
  foundedYear: z.number().int().nullable(),
  yearEstablished: z.number().int().nullable(),
  employeeCount: nullableText,
  budgetRange: z.enum(budgetRanges).nullable(),
  contactEmail: nullableText,
  contactPhone: nullableText,
  socialMedia: socialHandles,
  socialMediaHandles: socialHandles,
  timeZone: nullableText,
  ...chosenLanguage,
  isVerified: z.boolean(),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
})
export type OrganizationProfile = z.infer<typeof organizationProfile>

export const getOrganizationProfile = defineEndpoint({
  id: 'getOrganizationProfile',
  summary:
    'The profile of your primary organization, or of `organizationId`. Returns 404 if you have none or it has no name yet.',
  method: 'GET',
  path: '/api/organization-profile/current',
  aliases: [{ path: '/api/organization-profile' }],
  access: 'signed-in',
  query: ownOrganization,
  response: organizationProfile,
  problems: ['profile_not_found', 'organization_not_found'],
})

export const getOrganizationProfileOf = defineEndpoint({
  id: 'getOrganizationProfileOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  method: 'GET',
  path: '/api/organization-profile/:userId',
  access: 'signed-in',
  params: z.object({ userId: z.uuid() }),
  response: organizationProfile,
  problems: ['profile_not_found'],
})

export const createOrganizationProfile = defineEndpoint({
  id: 'createOrganizationProfile',
  summary:
    'Creates the profile of your primary organization, and the organization if you have none. Returns 409 if it already has a profile.',
  method: 'POST',
  path: '/api/organization-profile',
  aliases: [{ path: '/api/organization-profile/create' }],
  access: 'signed-in',
  query: ownOrganization,
  body: newOrganizationProfile,
  response: organizationProfile,
  status: 201,
  problems: ['profile_exists', 'organization_not_found'],
})

export const saveOrganizationProfile = defineEndpoint({
  id: 'saveOrganizationProfile',
  summary:
    "Changes the given fields of your primary organization's profile. A new name or EIN removes its verified mark.",
  method: 'PATCH',
  path: '/api/organization-profile/current',
  aliases: [{ method: 'POST', path: '/api/organization-profile/update' }],
  access: 'signed-in',
  query: ownOrganization,
  body: organizationChanges,
  response: organizationProfile,
  problems: ['profile_not_found', 'organization_not_found'],
})

export const organizationProfileEndpoints = [
  getOrganizationProfile,
  getOrganizationProfileOf,
  createOrganizationProfile,
  saveOrganizationProfile,
] as const
