import { useWatch } from 'react-hook-form'
import { limits, volunteerLimits } from '#contract/limits.ts'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { setupCauses } from '#domain/options/causes.ts'
import { setupSkills } from '#domain/options/skills.ts'
import { workingStyles } from '#domain/options/volunteers.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { toDetectedLanguage } from '#web/lib/language/language-choice.ts'
import { labelOf } from './choice-labels.ts'
import { PortfolioField } from './portfolio-field.tsx'
import {
  volunteerProfileCatalog,
  type VolunteerProfileTexts,
} from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { idOf, useSetupForm } from './setup-form.ts'

const { hours, setup } = volunteerLimits

type StepProps = { profile: VolunteerProfile | null }

/** The profile page's choice, which stays beside the text entered here. */
const withChoice = (texts: VolunteerProfileTexts['setup'], hint: string, choice: string | null) =>
  choice === null ? hint : `${hint} ${texts.chosen({ choice })}`

/** Step 1: about you, your experience and your availability. */
export function AboutStep({ profile }: StepProps) {
  const { setup: texts } = useTexts(volunteerProfileCatalog)
  const { fields } = texts
  const form = useSetupForm()
  const options = useTexts(optionsCatalog)
  const level = labelOf(options.experienceLevel, profile?.experienceLevel ?? null)
  const time = labelOf(options.availability, profile?.availabilityChoice ?? null)
  return (
    <>
      <FormText
        name="bio"
        id={idOf('bio')}
        label={fields.bio.label}
        hint={fields.bio.hint(setup.bio)}
        min={setup.bio.min}
        max={setup.bio.max}
        rows={5}
      />
      <FormText
        name="experience"
        id={idOf('experience')}
        label={fields.experience.label}
        hint={withChoice(texts, fields.experience.hint({ experienceMin: setup.experienceMin }), level)}
        min={setup.experienceMin}
        max={limits.longText}
        rows={4}
      />
      <FormText
        name="availability"
        id={idOf('availability')}
        label={fields.availability.label}
        hint={withChoice(texts, fields.availability.hint({ availabilityMin: setup.availabilityMin }), time)}
        placeholder={fields.availability.placeholder}
        min={setup.availabilityMin}
        max={limits.shortText}
      />
      <Field
        label={fields.maxHoursPerWeek.label}
        hint={fields.maxHoursPerWeek.hint(hours)}
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
      <LanguageField
        folded
        id={idOf('language')}
        detected={profile && toDetectedLanguage(profile)}
        error={form.formState.errors.language?.message}
        control={form.register('language')}
      />
    </>
  )
}

/** Step 2: listed skills and custom ones. */
export function SkillsStep() {
  const { setup: texts } = useTexts(volunteerProfileCatalog)
  const { fields } = texts
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <FormLabels
      name="skills"
      id={idOf('skills')}
      {...fields.skills}
      required
      options={setupSkills}
      labelOf={(skill) => describeSkill(labels, skill)}
    />
  )
}

/** Step 3: causes and work preferences. */
export function CausesStep() {
  const { setup: texts } = useTexts(volunteerProfileCatalog)
  const { fields } = texts
  const labels = useTexts(skillsAndCausesCatalog)
  const form = useSetupForm()
  return (
    <>
      <FormLabels
        name="preferredCauses"
        id={idOf('preferredCauses')}
        {...fields.preferredCauses}
        required
        options={setupCauses}
        labelOf={(cause) => describeCause(labels, cause)}
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
