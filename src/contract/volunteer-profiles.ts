/**
 * A volunteer's profile: one is stored, with all that its two screens ask. Each screen has its own rules and texts, the
 * API takes the looser bound of each field (features 3, 5; decisions A4, A6, A7, A22).
 */
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { findLanguage } from '#domain/matching/languages.ts'
import { experienceLevelValues } from '#domain/projects.ts'
import { isWebAddress } from '#domain/web-address.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  clearableName,
  clearableLine,
  labelList,
  moment,
  requiredLabelList,
  requiredName,
  requiredText,
} from './fields.ts'
import { limits, volunteerLimits } from './limits.ts'
import { z } from './zod.ts'

const { hours, form, setup, portfolio: project } = volunteerLimits

const bioTooShort = (min: number) => `Bio must be at least ${min} characters`
const availabilityText = 'Please select your availability'
const experienceText = 'Please select your experience level'
const hoursText = `Must be at least ${hours.min} hour`

/** At most so many hours a week, told by this text where it is more. */
const hoursUpTo = (max: number, tooMany: string) =>
  z.number(hoursText).int('Must be a whole number').min(hours.min, hoursText).max(max, tooMany)

const link = (text: string) =>
  clearableLine(limits.shortText).refine((address) => address === null || isWebAddress(address), text)

/** The documented rules of one portfolio project. */
export const portfolioProject = z.object({
  title: requiredName({ max: limits.title }, 'Project title is required'),
  description: requiredText(
    { min: project.descriptionMin, max: limits.longText },
    `Description must be at least ${project.descriptionMin} characters`,
  ),
  impact: requiredText({ min: project.impactMin, max: limits.longText }, 'Impact description is required'),
  skills: requiredLabelList('Please add at least one skill used'),
})

const portfolio = z.object({
  projects: z.array(portfolioProject).max(limits.list, `Must be at most ${limits.list} entries`),
})

/** Styles that are left out stay as they are. */
const workingStyle = z
  .object({
    remote: z.boolean(),
    collaborative: z.boolean(),
    independent: z.boolean(),
    mentorship: z.boolean(),
  })
  .partial()

/** What both screens ask for. */
const asked = {
  bio: requiredText({ min: form.bioMin, max: limits.longText }, bioTooShort(form.bioMin)),
  skills: requiredLabelList('Please select at least one skill'),
  preferredCauses: requiredLabelList('Please select at least one cause area'),
  /** One of the choices, or a text; each is kept beside the other (A7). */
  availability: requiredText({ max: limits.shortText }, availabilityText),
  experience: requiredText({ max: limits.longText }, experienceText),
} as const

/** What only one of them asks for, or lets be empty. */
const others = {
  maxHoursPerWeek: hoursUpTo(hours.max, `Must be under ${hours.max} hours`),
  workingStyle,
  /** What the person does, in one line: their portfolio begins with it. */
  headline: clearableName(limits.title),
  location: clearableName(limits.shortText),
  website: link('Please enter a valid website URL'),
  linkedinUrl: link('Please enter a valid LinkedIn URL'),
  portfolio,
  /** Whether anybody may see the portfolio. */
  isPortfolioPublic: z.boolean(),
  /** Whether organizations may find the volunteer and write to them. */
  isContactable: z.boolean(),
  /** Takes nothing but remote work. */
  remoteOnly: z.boolean(),
  /** All that the person speaks, in their English names; null = not said. */
  languages: labelList
    .transform((written) => [...new Set(written.map((each) => findLanguage(each) ?? each))])
    .nullable(),
  /** Declared, and asked for by some projects: "18 or older", "55 or older"; null = not said. No part of any score. */
  isAdult: z.boolean().nullable(),
  isOlder: z.boolean().nullable(),
} as const

const optional = z.object(others).partial()
export const newVolunteerProfile = z.object({
  ...asked,
  ...optional.shape,
  maxHoursPerWeek: others.maxHoursPerWeek.default(hours.standard),
})
export type NewVolunteerProfile = z.output<typeof newVolunteerProfile>
export type NewVolunteerProfileInput = z.input<typeof newVolunteerProfile>

/** What is left out stays as it is. */
export const volunteerChanges = z.object({ ...asked, ...others }).partial()
export type VolunteerChanges = z.output<typeof volunteerChanges>
export type VolunteerChangesInput = z.input<typeof volunteerChanges>

/** The setup wizard's steps, in order, each with its fields and their texts. */
export const volunteerSetupSteps = {
  about: z.object({
    bio: requiredText(setup.bio, bioTooShort(setup.bio.min), `Bio must be under ${setup.bio.max} characters`),
    experience: requiredText(
      { min: setup.experienceMin, max: limits.longText },
      `Please describe your experience (minimum ${setup.experienceMin} characters)`,
    ),
    availability: requiredText(
      { min: setup.availabilityMin, max: limits.shortText },
      'Please describe your availability',
    ),
    maxHoursPerWeek: others.maxHoursPerWeek,
  }),
  skills: z.object({ skills: asked.skills }),
  causes: z.object({ preferredCauses: asked.preferredCauses, workingStyle: workingStyle.required() }),
  portfolio: z.object({ portfolio }),
} as const

export type VolunteerSetupStep = keyof typeof volunteerSetupSteps

export const volunteerSetup = z.object({
  ...volunteerSetupSteps.about.shape,
  ...volunteerSetupSteps.skills.shape,
  ...volunteerSetupSteps.causes.shape,
  ...volunteerSetupSteps.portfolio.shape,
})

/** The profile form's fields and their texts. */
export const volunteerForm = z.object({
  bio: asked.bio,
  skills: asked.skills,
  preferredCauses: asked.preferredCauses,
  availability: z.enum(availabilityChoices, availabilityText),
  maxHoursPerWeek: hoursUpTo(form.hoursMax, `Must be at most ${form.hoursMax} hours`),
  experience: z.enum(experienceLevelValues, experienceText),
  location: others.location,
  website: others.website,
  linkedinUrl: others.linkedinUrl,
})

const nullableText = z.string().nullable()
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
  createdAt: moment,
  updatedAt: moment,
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
