/** An organization's profile as the setup wizard asks for it (spec features 3). */
import { organizationSizes } from '#domain/options/organizations.ts'
import { fieldText } from '#contract/field-texts.ts'
import { requiredName, requiredText } from '#contract/fields.ts'
import { limits, organizationLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import {
  describeOrganization,
  missionTooShortText,
  organizationFields,
  sizeText,
} from './organization-profiles.ts'

const { setup } = organizationLimits
const { organizationName, website, ein, causeAreas, language } = organizationFields

/** The setup wizard's steps in order, each with its fields and their texts; the last one only reviews them. */
export const organizationSetupSteps = {
  basics: z.object({
    organizationName,
    website,
    description: describeOrganization(setup.description),
    missionStatement: requiredText(
      setup.mission,
      missionTooShortText,
      fieldText('profiles.missionTooLong', { max: setup.mission.max }),
    ),
    language,
  }),
  details: z.object({
    location: requiredName({ min: setup.locationMin, max: limits.shortText }, fieldText('profiles.location')),
    ein,
    size: z.enum(organizationSizes, sizeText),
  }),
  causes: z.object({ causeAreas }),
  review: z.object({}),
} as const
