import { limits, projectLimits } from '#contract/limits.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { idOf, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'
import { Confirmations } from './confirmations.tsx'
import { TextField } from './form-fields.tsx'

/** Step 4: the result, who to ask, and what the organization confirms. */
export function ImpactStep({ detectedLanguage }: { detectedLanguage: string | null }) {
  const { fields } = useTexts(wizardCatalog)
  const form = useWizardForm()
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
        name="definitionOfDone"
        {...fields.definitionOfDone}
        required
        max={limits.longText}
        rows={2}
      />
      <TextField
        name="impact"
        label={fields.impact.label}
        hint={fields.impact.hint({ impactMin: projectLimits.impactMin })}
        min={projectLimits.impactMin}
        max={limits.longText}
        rows={4}
      />
      <TextField name="contactName" {...fields.contactName} required max={limits.name} />
      <TextField name="contactInstructions" {...fields.contactInstructions} max={limits.longText} rows={3} />
      <LanguageField
        id={idOf('language')}
        detected={detectedLanguage}
        error={form.formState.errors.language?.message}
        control={form.register('language')}
      />
      <Confirmations />
    </>
  )
}
