import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { projectSkills } from '#domain/options/skills.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { idOf, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'
import { LabelChoice, TextField } from './form-fields.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ScreeningField } from './screening-field.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Step 2: volunteers' skills. A skill is required or preferred, never both. */
export function SkillsStep() {
  const { fields, choose } = useTexts(wizardCatalog)
  const { experienceLevel } = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const form = useWizardForm()
  const [requiredSkills, preferredSkills] = useWatch({
    control: form.control,
    name: ['requiredSkills', 'preferredSkills'],
  })
  const levels = experienceLevelValues.map((value) => ({ value, label: experienceLevel[value] }))
  const labelOf = (skill: string) => describeSkill(labels, skill)
  const others = projectSkills.filter((skill) => !requiredSkills.includes(skill))
  return (
    <>
      <LabelChoice
        name="requiredSkills"
        {...fields.requiredSkills}
        required
        options={projectSkills}
        labelOf={labelOf}
        onChanged={(required) => {
          const remaining = (preferredSkills ?? []).filter((skill) => !required.includes(skill))
          form.setValue('preferredSkills', remaining)
        }}
      />
      <LabelChoice
        name="preferredSkills"
        {...fields.preferredSkills}
        options={others}
        labelOf={labelOf}
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
