import { limits, organizationLimits, projectLimits } from '#contract/limits.ts'
import { projectCauses } from '#domain/options/causes.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'
import { LabelChoice, TextField } from './form-fields.tsx'

/** Step 1: the project itself, plus the organization's name if it has none yet (decision A20). */
export function BasicsStep({ asksName }: { asksName: boolean }) {
  const { fields } = wizardTexts
  return (
    <>
      {asksName && (
        <TextField
          name="organizationName"
          {...fields.organizationName}
          min={organizationLimits.nameMin}
          max={limits.name}
        />
      )}
      <TextField name="title" {...fields.title} min={projectLimits.titleMin} max={limits.title} />
      <TextField
        name="description"
        {...fields.description}
        min={projectLimits.descriptionMin}
        max={limits.longText}
        rows={6}
      />
      <LabelChoice name="causeAreas" {...fields.causeAreas} required options={projectCauses} />
    </>
  )
}
