import { limits, projectLimits } from '#contract/limits.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { TextField } from './form-fields.tsx'

/** Step 4: expected impact and contact. */
export function ImpactStep() {
  const { fields } = useTexts(wizardCatalog)
  return (
    <>
      <TextField
        name="deliverables"
        label={fields.deliverables.label}
        hint={fields.deliverables.hint({ deliverablesMin: projectLimits.deliverablesMin })}
        min={projectLimits.deliverablesMin}
        max={limits.longText}
        rows={4}
      />
      <TextField
        name="impact"
        label={fields.impact.label}
        hint={fields.impact.hint({ impactMin: projectLimits.impactMin })}
        min={projectLimits.impactMin}
        max={limits.longText}
        rows={4}
      />
      <TextField name="contactInstructions" {...fields.contactInstructions} max={limits.longText} rows={3} />
    </>
  )
}
