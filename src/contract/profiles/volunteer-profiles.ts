/**
 * A volunteer's profile: one profile with the fields of both screens. Each screen has its own rules and texts; the
 * API accepts the looser limit of each field (spec features 3, 5; decisions A4, A6, A7, A22).
 */
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { findLanguage } from '#domain/matching/parsing/languages.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  clearableName,
  clearableLine,
  labelList,
  isoTimestamp,
  requiredLabelList,
  requiredName,
  requiredText,
  nullableText,
} from '#contract/fields.ts'
import { chosenLanguage, languageChoice } from '#contract/i18n/content-language.ts'
import { limits, volunteerLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const { hours, form, portfolio: project } = volunteerLimits

export const bioTooShortText = (min: number) => fieldText('profiles.bioTooShort', { min })
const availabilityText = fieldText('profiles.availability')
const experienceText = fieldText('profiles.experienceLevel')
const hoursText = fieldText('general.hoursAtLeast', { min: hours.min })

/** At most `max` hours per week; `tooMany` is shown for more. */
const hoursUpTo = (max: number, tooMany: string) =>
  z.number(hoursText).int(fieldText('general.wholeNumber')).min(hours.min, hoursText).max(max, tooMany)

const link = (text: string) =>
  clearableLine(limits.shortText, text).refine((address) => address === null || isWebAddress(address), text)

/** The documented rules of one portfolio project. */
export const portfolioProject = z.object({
  title: requiredName({ max: limits.title }, fieldText('profiles.portfolioTitle')),
  description: requiredText(
    { min: project.descriptionMin, max: limits.longText },
    fieldText('shared.descriptionTooShort', { min: project.descriptionMin }),
  ),
  impact: requiredText(
    { min: project.impactMin, max: limits.longText },
    fieldText('profiles.portfolioImpact'),
  ),
  skills: requiredLabelList(fieldText('profiles.portfolioSkills')),
})

const portfolio = z.object({
  projects: z.array(portfolioProject).max(limits.list, fieldText('general.tooMany', { max: limits.list })),
})

/** Omitted styles stay as they are. */
const workingStyle = z
  .object({
    remote: z.boolean(),
    collaborative: z.boolean(),
    independent: z.boolean(),
    mentorship: z.boolean(),
  })
  .partial()

/** Fields on both screens. */
const commonFields = {
  bio: requiredText({ min: form.bioMin, max: limits.longText }, bioTooShortText(form.bioMin)),
  skills: requiredLabelList(fieldText('shared.skills')),
  preferredCauses: requiredLabelList(fieldText('shared.causes')),
  /** One of the choices, or a text; each is stored beside the other (A7). */
  availability: requiredText({ max: limits.shortText }, availabilityText),
  experience: requiredText({ max: limits.longText }, experienceText),
} as const

/** Fields on only one screen, or optional on one. */
const extraFields = {
  maxHoursPerWeek: hoursUpTo(hours.max, fieldText('general.hoursUnder', { max: hours.max })),
  workingStyle,
  /** What the person does, in one line at the top of their portfolio. */
  headline: clearableName(limits.title),
  location: clearableName(limits.shortText),
  website: link(fieldText('shared.website')),
  linkedinUrl: link(fieldText('profiles.linkedin')),
  portfolio,
  /** Whether anyone can see the portfolio. */
  isPortfolioPublic: z.boolean(),
  /** Whether organizations can find the volunteer and write to them. */
  isContactable: z.boolean(),
  /** Accepts only remote work. */
  remoteOnly: z.boolean(),
  /** All languages the person speaks, by their English names; null means not stated. */
  languages: labelList
    .transform((written) => [...new Set(written.map((each) => findLanguage(each) ?? each))])
    .nullable(),
  /** Self-declared (18 or older), because some projects require it; null means not stated. Not in any score. */
  isAdult: z.boolean().nullable(),
  /** The same for 55 or older. */
  isOlder: z.boolean().nullable(),
  /** The language of its texts. */
  language: languageChoice,
} as const

/** Every field by its name, with the rules of the API. */
export const volunteerFields = { ...commonFields, ...extraFields } as const

const optional = z.object(extraFields).partial()
export const newVolunteerProfile = z.object({
  ...commonFields,
  ...optional.shape,
  maxHoursPerWeek: extraFields.maxHoursPerWeek.default(hours.standard),
})
export type NewVolunteerProfile = z.output<typeof newVolunteerProfile>
export type NewVolunteerProfileInput = z.input<typeof newVolunteerProfile>

/** Omitted fields stay as they are. */
export const volunteerChanges = z.object(volunteerFields).partial()
export type VolunteerChanges = z.output<typeof volunteerChanges>
export type VolunteerChangesInput = z.input<typeof volunteerChanges>

/** The profile form's fields and their texts. */
export const volunteerForm = z.object({
  bio: commonFields.bio,
  skills: commonFields.skills,
  preferredCauses: commonFields.preferredCauses,
  availability: z.enum(availabilityChoices, availabilityText),
  maxHoursPerWeek: hoursUpTo(form.hoursMax, fieldText('general.hoursAtMost', { max: form.hoursMax })),
  experience: z.enum(experienceLevelValues, experienceText),
  location: extraFields.location,
  website: extraFields.website,
  linkedinUrl: extraFields.linkedinUrl,
  language: extraFields.language,
})

const labels = z.array(z.string())

export const volunteerProfile = z.object({
  userId: z.uuid(),
  headline: nullableText,
  bio: z.string(),
  skills: labels,
  preferredCauses: labels,
  interests: labels,
  experience: nullableText,
  experienceLevel: nullableText,
  availability: nullableText,
  availabilityChoice: nullableText,
  maxHoursPerWeek: z.number().int().nullable(),
  workingStyle: z.object({
    remote: z.boolean(),
    collaborative: z.boolean(),
    independent: z.boolean(),
    mentorship: z.boolean(),
  }),
  location: nullableText,
  website: nullableText,
  linkedinUrl: nullableText,
  portfolio: z.object({
    projects: z.array(
      z.object({ title: z.string(), description: z.string(), impact: z.string(), skills: labels }),
    ),
  }),
  isPortfolioPublic: z.boolean(),
  isContactable: z.boolean(),
  remoteOnly: z.boolean(),
  languages: labels.nullable(),
  isAdult: z.boolean().nullable(),
  isOlder: z.boolean().nullable(),
  ...chosenLanguage,
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
})
export type VolunteerProfile = z.infer<typeof volunteerProfile>

export const getVolunteerProfile = defineEndpoint({
  id: 'getVolunteerProfile',
  summary: 'Your volunteer profile. Returns 404 if you have none.',
  method: 'GET',
  path: '/api/volunteer-profile/current',
  aliases: [{ path: '/api/volunteer-profile' }],
  access: 'signed-in',
  response: volunteerProfile,
  problems: ['profile_not_found'],
})

export const getVolunteerProfileOf = defineEndpoint({
  id: 'getVolunteerProfileOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  method: 'GET',
  path: '/api/volunteer-profile/:userId',
  access: 'signed-in',
  params: z.object({ userId: z.uuid() }),
  response: volunteerProfile,
  problems: ['profile_not_found'],
})

export const createVolunteerProfile = defineEndpoint({
  id: 'createVolunteerProfile',
  summary: 'Creates your volunteer profile and makes you a volunteer. Returns 409 if you have one.',
  method: 'POST',
  path: '/api/volunteer-profile',
  aliases: [{ path: '/api/volunteer-profile/create' }],
  access: 'signed-in',
  body: newVolunteerProfile,
  response: volunteerProfile,
  status: 201,
  problems: ['profile_exists'],
})

export const saveVolunteerProfile = defineEndpoint({
  id: 'saveVolunteerProfile',
  summary: 'Changes the given fields of your volunteer profile. Everything else stays the same.',
  method: 'PATCH',
  path: '/api/volunteer-profile/current',
  aliases: [{ method: 'POST', path: '/api/volunteer-profile/update' }],
  access: 'signed-in',
  body: volunteerChanges,
  response: volunteerProfile,
  problems: ['profile_not_found'],
})

export const volunteerProfileEndpoints = [
  getVolunteerProfile,
  getVolunteerProfileOf,
  createVolunteerProfile,
  saveVolunteerProfile,
] as const
