import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { volunteerFormCauses } from '#domain/options/causes.ts'
import { volunteerFormSkills } from '#domain/options/skills.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toDetectedLanguage } from '#web/lib/language/language-choice.ts'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { BioField, ExperienceField, HoursField, LocationField } from './basic-fields.tsx'
import { idOf, useProfileForm } from './profile-form.ts'

/** The offered labels, plus stored labels that only another screen offers. */
const offerAlso = (options: readonly string[], stored: readonly string[] = []) => [
  ...options,
  ...stored.filter((label) => !options.includes(label)),
]

/** The fields of the profile page. */
export function ProfileFields({ profile }: { profile: VolunteerProfile | null }) {
  const { page } = useTexts(volunteerProfileCatalog)
  const options = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { fields } = page
  const form = useProfileForm()
  const { errors } = form.formState
  return (
    <>
      <BioField idOf={idOf} />
      <FormLabels
        name="skills"
        id={idOf('skills')}
        {...fields.skills}
        required
        options={offerAlso(volunteerFormSkills, profile?.skills)}
        labelOf={(skill) => describeSkill(labels, skill)}
      />
      <FormLabels
        name="preferredCauses"
        id={idOf('preferredCauses')}
        {...fields.preferredCauses}
        required
        options={offerAlso(volunteerFormCauses, profile?.preferredCauses)}
        labelOf={(cause) => describeCause(labels, cause)}
      />
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <ExperienceField idOf={idOf} profile={profile} />
        <Field
          label={fields.availability.label}
          id={idOf('availability')}
          required
          hint={profile?.availability && page.written({ text: profile.availability })}
          error={errors.availability?.message}
        >
          <Select
            options={availabilityChoices.map((value) => ({ value, label: options.availability[value] }))}
            placeholder={page.choose}
            {...form.register('availability')}
          />
        </Field>
        <HoursField idOf={idOf} />
        <LocationField idOf={idOf} />
        <Field {...fields.website} id={idOf('website')} optional error={errors.website?.message}>
          <Input type="url" autoComplete="url" {...form.register('website')} />
        </Field>
        <Field {...fields.linkedinUrl} id={idOf('linkedinUrl')} optional error={errors.linkedinUrl?.message}>
          <Input type="url" {...form.register('linkedinUrl')} />
        </Field>
        <LanguageField
          id={idOf('language')}
          detected={profile && toDetectedLanguage(profile)}
          error={errors.language?.message}
          control={form.register('language')}
        />
      </div>
    </>
  )
}
