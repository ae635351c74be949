import { limits, volunteerLimits } from '#contract/limits.ts'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { volunteerFormCauses } from '#domain/options/causes.ts'
import { volunteerFormSkills } from '#domain/options/skills.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { toDetectedLanguage } from '#web/lib/language-choice.ts'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { idOf, useProfileForm } from './profile-form.ts'

const { hours, form: bounds } = volunteerLimits

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
      <FormText
        name="bio"
        id={idOf('bio')}
        label={fields.bio.label}
        hint={fields.bio.hint({ bioMin: bounds.bioMin })}
        min={bounds.bioMin}
        max={limits.longText}
        rows={5}
      />
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
        <Field
          label={fields.experience.label}
          id={idOf('experience')}
          required
          hint={profile?.experience && page.written({ text: profile.experience })}
          error={errors.experience?.message}
        >
          <Select
            options={experienceLevelValues.map((value) => ({
              value,
              label: options.experienceLevel[value],
            }))}
            placeholder={page.choose}
            {...form.register('experience')}
          />
        </Field>
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
        <Field
          label={fields.maxHoursPerWeek.label}
          hint={fields.maxHoursPerWeek.hint({ min: hours.min, hoursMax: bounds.hoursMax })}
          id={idOf('maxHoursPerWeek')}
          required
          error={errors.maxHoursPerWeek?.message}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={hours.min}
            max={bounds.hoursMax}
            className="w-28"
            {...form.register('maxHoursPerWeek', { valueAsNumber: true })}
          />
        </Field>
        <Field {...fields.location} id={idOf('location')} optional error={errors.location?.message}>
          <Input autoComplete="address-level2" {...form.register('location')} />
        </Field>
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
