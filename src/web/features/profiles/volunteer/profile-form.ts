/** The form of the profile page (spec F2, /volunteer-profile), over the same stored profile as the setup wizard. */
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { volunteerLimits } from '#contract/limits.ts'
import { volunteerForm, type VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { z } from '#contract/zod.ts'
import { storedChoice, toLanguageChoice } from '#web/lib/language-choice.ts'
import { storedOf, storedOr, type Stored } from './stored-fields.ts'

export const profileFields = volunteerForm.keyof().options
export type ProfileField = (typeof profileFields)[number]

const text = z.string().catch('')
const optionalText = z.string().nullable().catch('')
const labels = z.array(z.string()).catch([])

/** Builds form values from an untrusted draft; invalid values fall back to the documented default. */
const formValues = z.object({
  bio: text,
  skills: labels,
  preferredCauses: labels,
  availability: text,
  maxHoursPerWeek: z.number().catch(volunteerLimits.hours.standard),
  experience: text,
  location: optionalText,
  website: optionalText,
  linkedinUrl: optionalText,
  language: storedChoice,
})
export type ProfileValues = z.output<typeof formValues>
export type ProfileForm = UseFormReturn<ProfileValues, unknown, unknown>

/** The stored values that the form shows; empty without a profile. */
export function toStoredFields(profile: VolunteerProfile | null): Stored<ProfileValues> {
  if (!profile) return {}
  return {
    ...storedOf(profile),
    availability: storedOr(profile.availabilityChoice, profile.availability),
    experience: storedOr(profile.experienceLevel, profile.experience),
    location: profile.location ?? '',
    website: profile.website ?? '',
    linkedinUrl: profile.linkedinUrl ?? '',
    language: toLanguageChoice(profile),
  }
}

/** The initial values: the draft's over the stored ones. */
export const toFormValues = (draft: unknown, stored: object): ProfileValues =>
  formValues.parse({ ...stored, ...(typeof draft === 'object' ? draft : {}) })

/** The id of a field's control. */
export const idOf = (name: string) => `volunteer-form-${name}`

/** The page's form, for the fields inside it. */
export const useProfileForm = (): ProfileForm => useFormContext<ProfileValues, unknown, unknown>()
