/** An organization's profile as its two forms use it, and which fields have changed (decisions A7, A8). */
import { newOrganizationProfile, type OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { z } from '#contract/zod.ts'
import { toLanguageChoice } from '#web/lib/language/language-choice.ts'
import { socialNetworks, type SocialNetwork } from '#domain/organizations/organizations.ts'
import { parseTexts } from '#web/features/profiles/text-fields.ts'

export type OrganizationField = keyof typeof newOrganizationProfile.shape

/** Every field that is no text. */
const otherValues = z.object({
  causeAreas: z.array(z.string()).catch([]),
  foundedYear: z.number().optional().catch(undefined),
})
const textFields = newOrganizationProfile
  .omit({ causeAreas: true, foundedYear: true, socialMedia: true })
  .keyof()
const networks = z.enum(socialNetworks)

/** Builds form values from a profile, a draft, or nothing. */
const readValues = (values: object) => ({
  ...otherValues.parse(values),
  ...parseTexts(textFields, values),
  socialMedia: parseTexts(networks, Reflect.get(values, 'socialMedia')),
})
export type OrganizationValues = ReturnType<typeof readValues>

/** The initial values: the draft's over the profile's. A new profile has only the organization's time zone. */
export function toFormValues(
  profile: OrganizationProfile | Pick<OrganizationProfile, 'timeZone'>,
  draft: unknown = null,
): OrganizationValues {
  const language = 'language' in profile ? toLanguageChoice(profile) : null
  return readValues({ ...profile, language, ...(typeof draft === 'object' ? draft : {}) })
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
