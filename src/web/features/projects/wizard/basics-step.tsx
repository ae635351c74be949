import { limits, organizationLimits, projectLimits } from '#contract/limits.ts'
import { describeCause } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { projectCauses } from '#domain/options/causes.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { LabelChoice, TextField } from './form-fields.tsx'

/** Step 1: the project itself, plus the organization's name if it has none yet (decision A20). */
export function BasicsStep({ asksName }: { asksName: boolean }) {
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
    </>
  )
}
