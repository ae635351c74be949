/** A volunteer's profile as the setup wizard asks for it (spec features 3). */
import { fieldText } from '#contract/field-texts.ts'
import { requiredText } from '#contract/fields.ts'
import { limits, volunteerLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { bioTooShortText, volunteerFields } from './volunteer-profiles.ts'

const { setup } = volunteerLimits
const { maxHoursPerWeek, skills, preferredCauses, workingStyle, portfolio, language } = volunteerFields

/** The setup wizard's steps, in order, each with its fields and their texts. */
export const volunteerSetupSteps = {
  about: z.object({
    bio: requiredText(
      setup.bio,
      bioTooShortText(setup.bio.min),
      fieldText('profiles.bioTooLong', { max: setup.bio.max }),
    ),
    experience: requiredText(
      { min: setup.experienceMin, max: limits.longText },
      fieldText('profiles.experience', { min: setup.experienceMin }),
    ),
    availability: requiredText(
      { min: setup.availabilityMin, max: limits.shortText },
      fieldText('shared.availability'),
    ),
    maxHoursPerWeek,
    language,
  }),
  skills: z.object({ skills }),
  causes: z.object({ preferredCauses, workingStyle: workingStyle.required() }),
  portfolio: z.object({ portfolio }),
} as const

export type VolunteerSetupStep = keyof typeof volunteerSetupSteps

export const volunteerSetup = z.object({
  ...volunteerSetupSteps.about.shape,
  ...volunteerSetupSteps.skills.shape,
  ...volunteerSetupSteps.causes.shape,
  ...volunteerSetupSteps.portfolio.shape,
})
