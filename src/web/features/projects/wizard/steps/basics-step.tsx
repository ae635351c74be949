import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { limits, organizationLimits, projectLimits } from '#contract/limits.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { describeCause, describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { projectCauses } from '#domain/options/causes.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { focusField } from '#web/ui/forms/error-summary.tsx'
import { idOf, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'
import { LabelChoice, TextField } from './form-fields.tsx'

type BasicsStepProps = {
  asksName: boolean
  /** The organization's own causes, as its profile names them. */
  ownCauses: readonly string[]
}

/** Step 1: the project itself, plus the organization's name if it has none yet (decision A20). */
export function BasicsStep({ asksName, ownCauses }: BasicsStepProps) {
  const { fields } = useTexts(wizardCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
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
        label={fields.description.label}
        hint={fields.description.hint({ descriptionMin: projectLimits.descriptionMin })}
        min={projectLimits.descriptionMin}
        max={limits.longText}
        rows={6}
      />
      <LabelChoice
        name="causeAreas"
        {...fields.causeAreas}
        required
        options={projectCauses}
        labelOf={(cause) => describeCause(labels, cause)}
      />
      <OwnCauses causes={toProjectCauses(ownCauses)} />
    </>
  )
}

/** Profiles and projects offer different lists: each cause under its name in the list of projects, if it has one. */
const toProjectCauses = (causes: readonly string[]) => [
  ...new Set(
    causes.map(
      (cause) => projectCauses.find((each) => canonicalCause(each) === canonicalCause(cause)) ?? cause,
    ),
  ),
]

/** Takes over what the organization has said about itself, while no cause is chosen. */
function OwnCauses({ causes }: { causes: string[] }) {
  const { ownCauses } = useTexts(wizardCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const form = useWizardForm()
  const chosen = useWatch({ control: form.control, name: 'causeAreas' })
  const namesId = useId()
  if (causes.length === 0 || (chosen ?? []).length > 0) return null
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={namesId}
        onClick={() => {
          form.setValue('causeAreas', causes, { shouldDirty: true, shouldValidate: true })
          // The button is gone.
          focusField(idOf('causeAreas'))
        }}
      >
        {ownCauses}
      </Button>
      <p id={namesId} className="text-muted min-w-0 text-sm wrap-anywhere">
        {formatList(language, describeCauses(labels, causes))}
      </p>
    </div>
  )
}
