import { limits, projectLimits } from '#contract/limits.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'
import { TextField } from './form-fields.tsx'

/** Step 4: expected impact and contact. */
export function ImpactStep() {
  const { fields } = wizardTexts
  return (
    <>
      <TextField
        name="deliverables"
        {...fields.deliverables}
        min={projectLimits.deliverablesMin}
        max={limits.longText}
        rows={4}
      />
      <TextField
        name="impact"
        {...fields.impact}
        min={projectLimits.impactMin}
        max={limits.longText}
        rows={4}
      />
      <TextField name="contactInstructions" {...fields.contactInstructions} max={limits.longText} rows={3} />
    </>
  )
}
