/** The fields of a profile that matches compare and organizations read first, the same in each form that has them. */
import { useFormContext } from 'react-hook-form'
import { limits, volunteerLimits } from '#contract/limits.ts'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const { hours, form: bounds } = volunteerLimits

/** What the fields need of the form around them. */
type BasicValues = {
  bio: string
  experience: string
  maxHoursPerWeek: number | null
  location: string | null
}

type BasicFieldProps = {
  idOf: (name: string) => string
  /** The form can be sent without it. */
  isOptional?: boolean
}

const needOf = (isOptional: boolean) => (isOptional ? { optional: true } : { required: true })

export function BioField({ idOf, isOptional = false, rows = 5 }: BasicFieldProps & { rows?: number }) {
  const { fields } = useTexts(volunteerProfileCatalog).page
  return (
    <FormText
      name="bio"
      id={idOf('bio')}
      label={fields.bio.label}
      hint={fields.bio.hint({ bioMin: bounds.bioMin })}
      min={bounds.bioMin}
      max={limits.longText}
      rows={rows}
      required={!isOptional}
    />
  )
}

export function ExperienceField({
  idOf,
  isOptional = false,
  profile,
}: BasicFieldProps & { profile: VolunteerProfile | null }) {
  const { page } = useTexts(volunteerProfileCatalog)
  const options = useTexts(optionsCatalog)
  const { register, formState } = useFormContext<BasicValues>()
  return (
    <Field
      label={page.fields.experience.label}
      id={idOf('experience')}
      {...needOf(isOptional)}
      hint={profile?.experience && page.written({ text: profile.experience })}
      error={formState.errors.experience?.message}
    >
      <Select
        options={experienceLevelValues.map((value) => ({ value, label: options.experienceLevel[value] }))}
        placeholder={page.choose}
        {...register('experience')}
      />
    </Field>
  )
}

export function HoursField({ idOf, isOptional = false }: BasicFieldProps) {
  const { fields } = useTexts(volunteerProfileCatalog).page
  const { register, formState } = useFormContext<BasicValues>()
  return (
    <Field
      label={fields.maxHoursPerWeek.label}
      hint={fields.maxHoursPerWeek.hint({ min: hours.min, hoursMax: bounds.hoursMax })}
      id={idOf('maxHoursPerWeek')}
      {...needOf(isOptional)}
      error={formState.errors.maxHoursPerWeek?.message}
    >
      <Input
        type="number"
        inputMode="numeric"
        min={hours.min}
        max={bounds.hoursMax}
        className="w-28"
        {...register('maxHoursPerWeek', { valueAsNumber: true })}
      />
    </Field>
  )
}

export function LocationField({ idOf }: Pick<BasicFieldProps, 'idOf'>) {
  const { fields } = useTexts(volunteerProfileCatalog).page
  const { register, formState } = useFormContext<BasicValues>()
  return (
    <Field {...fields.location} id={idOf('location')} optional error={formState.errors.location?.message}>
      <Input autoComplete="address-level2" {...register('location')} />
    </Field>
  )
}
