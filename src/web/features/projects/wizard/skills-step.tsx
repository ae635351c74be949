import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'
import { projectSkills } from '#domain/options/skills.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'
import { LabelChoice, TextField } from './form-fields.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ScreeningField } from './screening-field.tsx'
import { idOf, useWizardForm } from './wizard-form.ts'

const levels = experienceLevelValues.map((value) => ({ value, label: experienceLevelLabels[value] }))

/** Step 2: volunteers' skills. A skill is required or preferred, never both. */
export function SkillsStep() {
  const { fields, choose } = wizardTexts
  const form = useWizardForm()
  const [requiredSkills, preferredSkills] = useWatch({
    control: form.control,
    name: ['requiredSkills', 'preferredSkills'],
  })
  const others = projectSkills.filter((skill) => !requiredSkills.includes(skill))
  return (
    <>
      <LabelChoice
        name="requiredSkills"
        {...fields.requiredSkills}
        required
        options={projectSkills}
        onChanged={(required) => {
          const remaining = (preferredSkills ?? []).filter((skill) => !required.includes(skill))
          form.setValue('preferredSkills', remaining)
        }}
      />
      <LabelChoice
        name="preferredSkills"
        {...fields.preferredSkills}
        options={others}
        taken={requiredSkills}
      />
      <Field
        label={fields.experienceLevel.label}
        id={idOf('experienceLevel')}
        required
        error={form.formState.errors.experienceLevel?.message}
        className="max-w-sm"
      >
        <Select options={levels} placeholder={choose} {...form.register('experienceLevel')} />
      </Field>
      <TextField name="requirements" {...fields.requirements} max={limits.longText} rows={3} />
      <ScreeningField />
    </>
  )
}
