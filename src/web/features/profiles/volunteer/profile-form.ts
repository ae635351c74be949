/** The form of the profile page (spec F2, /volunteer-profile), over the same stored profile as the setup wizard. */
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { volunteerLimits } from '#contract/limits.ts'
import { volunteerForm, type VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { z } from '#contract/zod.ts'
import { storedChoice, toLanguageChoice } from '#web/lib/language/language-choice.ts'
import { parseTexts } from '#web/features/profiles/text-fields.ts'
import { storedOf, storedOr, type Stored } from './stored-fields.ts'

export const profileFields = volunteerForm.keyof().options

const labels = z.array(z.string()).catch([])

/** Every field that is no text. */
const otherValues = z.object({
  skills: labels,
  preferredCauses: labels,
  maxHoursPerWeek: z.number().catch(volunteerLimits.hours.standard),
  language: storedChoice,
})
const textFields = volunteerForm
  .omit({ skills: true, preferredCauses: true, maxHoursPerWeek: true, language: true })
  .keyof()

type SentValues = z.input<typeof volunteerForm>
export type ProfileValues = z.output<typeof otherValues> & {
  [Name in z.output<typeof textFields>]: string | Extract<SentValues[Name], null>
}
export type ProfileForm = UseFormReturn<ProfileValues, unknown, unknown>

/** Builds form values from an untrusted draft; invalid values fall back to the documented default. */
const readValues = (values: object): ProfileValues => ({
  ...otherValues.parse(values),
  ...parseTexts(textFields, values),
})

/** The stored values that the form shows; empty without a profile. */
export function toStoredFields(profile: VolunteerProfile | null): Stored<ProfileValues> {
  if (!profile) return {}
  return {
    ...parseTexts(textFields, profile),
    ...storedOf(profile),
    availability: storedOr(profile.availabilityChoice, profile.availability),
    experience: storedOr(profile.experienceLevel, profile.experience),
    language: toLanguageChoice(profile),
  }
}

/** The initial values: the draft's over the stored ones. */
export const toFormValues = (draft: unknown, stored: object): ProfileValues =>
  readValues({ ...stored, ...(typeof draft === 'object' ? draft : {}) })

/** The name of the draft on this device, by field, which the form continues. */
export const profileDraftOf = (userId: string) => `volunteer-profile:${userId}`

/** The id of a field's control. */
export const idOf = (name: string) => `volunteer-form-${name}`

/** The page's form, for the fields inside it. */
export const useProfileForm = (): ProfileForm => useFormContext<ProfileValues, unknown, unknown>()
