/** An organization's profile as its two forms use it, and which fields have changed (decisions A7, A8). */
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { z } from '#contract/zod.ts'
import { toLanguageChoice } from '#web/lib/language-choice.ts'
import { socialNetworks, type SocialNetwork } from '#domain/organizations/organizations.ts'

const text = z
  .string()
  .nullable()
  .catch(null)
  .transform((written) => written ?? '')
const network = text.prefault('')

/** Builds form values from a profile, a draft, or nothing. */
const lenientSchema = z.object({
  organizationName: text.prefault(''),
  website: text.prefault(''),
  description: text.prefault(''),
  missionStatement: text.prefault(''),
  location: text.prefault(''),
  ein: text.prefault(''),
  size: text.prefault(''),
  causeAreas: z.array(z.string()).catch([]),
  foundedYear: z.number().optional().catch(undefined),
  employeeCount: text.prefault(''),
  budgetRange: text.prefault(''),
  contactEmail: text.prefault(''),
  contactPhone: text.prefault(''),
  socialMedia: z
    .object({ twitter: network, facebook: network, linkedin: network, instagram: network })
    .catch({ twitter: '', facebook: '', linkedin: '', instagram: '' }),
  timeZone: text.prefault(''),
  language: text.prefault(''),
})

export type OrganizationValues = z.output<typeof lenientSchema>
export type OrganizationField = keyof OrganizationValues

/** The initial values: the draft's over the profile's. A new profile has only the organization's time zone. */
export function toFormValues(
  profile: OrganizationProfile | Pick<OrganizationProfile, 'timeZone'>,
  draft: unknown = null,
): OrganizationValues {
  const language = 'language' in profile ? toLanguageChoice(profile) : null
  return lenientSchema.parse({ ...profile, language, ...(typeof draft === 'object' ? draft : {}) })
}

/** The request for some fields: an unset field becomes null, and only changed networks are sent. */
export function pickFields(
  initial: OrganizationValues,
  values: OrganizationValues,
  fields: readonly OrganizationField[],
): Record<string, unknown> {
  const picked = fields.map((name): [string, unknown] => {
    if (name === 'socialMedia') return [name, changedNetworks(initial, values)]
    const value = values[name]
    return [name, value === '' || value === undefined ? null : value]
  })
  return Object.fromEntries<unknown>(picked)
}

function changedNetworks(initial: OrganizationValues, values: OrganizationValues) {
  const changed = socialNetworks.filter((each) => initial.socialMedia[each] !== values.socialMedia[each])
  return Object.fromEntries(changed.map((each: SocialNetwork) => [each, values.socialMedia[each]]))
}
