import { useWatch } from 'react-hook-form'
import { projectDraft, type ProjectDraftInput } from '#contract/matching/volunteer-matches.ts'
import { LikelyVolunteers } from '#web/features/projects/matching/likely-volunteers.tsx'
import { useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'

/** How many volunteers match the current form. */
export function LikelyForForm() {
  const form = useWizardForm()
  const values = useWatch({ control: form.control })
  const { timeCommitment: hours } = values
  const labels: ProjectDraftInput = {
    requiredSkills: [...(values.requiredSkills ?? [])],
    preferredSkills: [...(values.preferredSkills ?? [])],
    causeAreas: [...(values.causeAreas ?? [])],
  }
  const written: ProjectDraftInput = {
    ...labels,
    title: values.title ?? null,
    description: values.description ?? null,
    timeCommitment: hours !== undefined && Number.isFinite(hours) ? hours : null,
    experienceLevel: values.experienceLevel ?? null,
    isRemote: values.isRemote ?? true,
    location: values.location ?? null,
  }
  // Ignores values that the form will reject; keeps its labels.
  return <LikelyVolunteers draft={projectDraft.safeParse(written).success ? written : labels} />
}
