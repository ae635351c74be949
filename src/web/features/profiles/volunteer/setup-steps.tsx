import { useWatch } from 'react-hook-form'
import { limits, volunteerLimits } from '#contract/limits.ts'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { setupCauses } from '#domain/options/causes.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'
import { setupSkills } from '#domain/options/skills.ts'
import { availabilityChoiceLabels, workingStyles } from '#domain/options/volunteers.ts'
import { volunteerProfileTexts } from '#web/i18n/en/volunteer-profile.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { labelOf } from './choice-labels.ts'
import { PortfolioField } from './portfolio-field.tsx'
import { idOf, useSetupForm } from './setup-form.ts'

const { hours, setup } = volunteerLimits
const { setup: texts } = volunteerProfileTexts
const { fields } = texts

type StepProps = { profile: VolunteerProfile | null }

/** The profile page's choice, which stays beside the text entered here. */
const withChoice = (hint: string, choice: string | null) =>
  choice === null ? hint : `${hint} ${texts.chosen(choice)}`

/** Step 1: about you, your experience and your availability. */
export function AboutStep({ profile }: StepProps) {
  const form = useSetupForm()
  const level = labelOf(experienceLevelLabels, profile?.experienceLevel ?? null)
  const time = labelOf(availabilityChoiceLabels, profile?.availabilityChoice ?? null)
  return (
    <>
      <FormText
        name="bio"
        id={idOf('bio')}
        {...fields.bio}
        min={setup.bio.min}
        max={setup.bio.max}
        rows={5}
      />
      <FormText
        name="experience"
        id={idOf('experience')}
        label={fields.experience.label}
        hint={withChoice(fields.experience.hint, level)}
        min={setup.experienceMin}
        max={limits.longText}
        rows={4}
      />
      <FormText
        name="availability"
        id={idOf('availability')}
        label={fields.availability.label}
        hint={withChoice(fields.availability.hint, time)}
        placeholder={fields.availability.placeholder}
        min={setup.availabilityMin}
        max={limits.shortText}
      />
      <Field
        {...fields.maxHoursPerWeek}
        id={idOf('maxHoursPerWeek')}
        required
        error={form.formState.errors.maxHoursPerWeek?.message}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={hours.min}
          max={hours.max}
          className="w-28"
          {...form.register('maxHoursPerWeek', {
            // An empty field counts as the minimum, which shows when the field loses the focus.
            setValueAs: (typed: unknown) => (typed === '' ? hours.min : Number(typed)),
            onBlur: () => form.setValue('maxHoursPerWeek', form.getValues('maxHoursPerWeek')),
          })}
        />
      </Field>
    </>
  )
}

/** Step 2: listed skills and custom ones. */
export function SkillsStep() {
  return <FormLabels name="skills" id={idOf('skills')} {...fields.skills} required options={setupSkills} />
}

/** Step 3: causes and work preferences. */
export function CausesStep() {
  const form = useSetupForm()
  return (
    <>
      <FormLabels
        name="preferredCauses"
        id={idOf('preferredCauses')}
        {...fields.preferredCauses}
        required
        options={setupCauses}
      />
      <fieldset className="grid gap-1">
        <legend className="text-sm font-semibold">{fields.workingStyle.label}</legend>
        <p className="text-muted text-sm">{fields.workingStyle.hint}</p>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {workingStyles.map((style) => (
            <Checkbox
              key={style}
              id={idOf(style)}
              {...texts.styles[style]}
              {...form.register(`workingStyle.${style}`)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** Step 4: earlier work, optional. */
export function PortfolioStep() {
  const form = useSetupForm()
  const projects = useWatch({ control: form.control, name: 'portfolio.projects' })
  return <PortfolioField projects={projects} />
}
