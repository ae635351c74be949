import type { Applicant } from '#contract/applications/applicants.ts'
import { limits } from '#contract/limits.ts'
import type { findAcceptRefusal } from '#domain/applications/accepting.ts'
import type { ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'
import type { ProjectChoice } from '#web/features/applications/received/list/project-options.ts'

type Selected = {
  refusal: ReturnType<typeof findAcceptRefusal>
  pending: readonly Applicant[]
  chosen: readonly Applicant[]
  projects: readonly ProjectChoice[]
}

/** Why there are too many to act on, or else what there is to say of their spots. */
export function describeSelected(texts: ReceivedTexts['bulk'], selected: Selected): string | null {
  const { chosen, pending, refusal } = selected
  if (chosen.length > limits.maxBulk) return texts.tooMany({ max: limits.maxBulk })
  if (pending.length > limits.maxAccepted && refusal === null)
    return texts.tooManyToAccept({ max: limits.maxAccepted })
  return describeSpots(texts, selected)
}

/** How many spots are left, or why the selected ones can't be accepted together. */
function describeSpots(
  texts: ReceivedTexts['bulk'],
  { refusal, pending, chosen, projects }: Selected,
): string | null {
  if (refusal === 'none_pending') return null
  if (refusal === 'several_projects') return texts.severalProjects
  if (refusal === 'project_completed') return texts.projectCompleted
  const project = projects.find(({ id }) => id === pending[0]?.project.id)
  if (!project) return null
  const left = project.placesLeft
  if (left === null) return texts.noLimit
  if (refusal === 'no_places_left') return texts.onlySpots({ left })
  const spots = texts.spots({ left })
  return pending.length < chosen.length
    ? `${texts.somePending({ number: pending.length })} · ${spots}`
    : spots
}
