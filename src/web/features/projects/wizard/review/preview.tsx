import { useWatch } from 'react-hook-form'
import { projectLimits } from '#contract/limits.ts'
import type { Project, ProjectCard as Card } from '#contract/projects/projects.ts'
import { spotsLeft, statusAfterSpotsChange } from '#domain/projects/projects.ts'
import { ProjectCard } from '#web/features/projects/project-card.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'

const number = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : null)

/** The logo and the verified mark of an organization. */
export type OrganizationMark = { logoUrl: string | null; isVerified: boolean }

type ProjectPreviewProps = {
  organizationName: string
  /** What marks a new project's card as the organization's, once it is known. */
  mark?: OrganizationMark | undefined
  /** The edited project, whose work may have started. */
  stored?: Project | undefined
}

/** Status and spots of the edited project under its new limit; unknown without a limit. */
function placesOf(stored: Project | undefined, maxVolunteers: number | null) {
  const takenSpots =
    stored && stored.maxVolunteers !== null && stored.maxVolunteers - (stored.placesLeft ?? 0)
  const places = { maxVolunteers, acceptedCount: takenSpots || 0 }
  const status =
    typeof takenSpots === 'number' && stored ? statusAfterSpotsChange(stored.status, places) : stored?.status
  return { placesLeft: spotsLeft(places), status: status ?? 'open' }
}

/** An organization without a profile, or one whose profile is not loaded yet, has no mark. */
function markOf({ mark, stored }: Pick<ProjectPreviewProps, 'mark' | 'stored'>) {
  return {
    organizationLogoUrl: stored?.organizationLogoUrl ?? mark?.logoUrl ?? null,
    organizationVerified: stored?.organizationVerified ?? mark?.isVerified ?? false,
  }
}

/** A preview of the card from the current form; nothing in it is interactive. */
export function ProjectPreview({ organizationName, mark, stored }: ProjectPreviewProps) {
  const { preview } = useTexts(wizardCatalog)
  const form = useWizardForm()
  const values = useWatch({ control: form.control })
  const name = values.organizationName?.trim() || organizationName
  const skills = [...(values.requiredSkills ?? [])]
  const causes = [...(values.causeAreas ?? [])]
  const hours = number(values.timeCommitment)
  // An imported project can be open to any number.
  const standard = stored?.maxVolunteers === null ? undefined : projectLimits.volunteers.standard
  const places = number(values.maxVolunteers ?? standard)
  const card: Card = {
    id: '00000000-0000-4000-8000-000000000000',
    title: values.title?.trim() || preview.title,
    description: values.description?.trim() || preview.description,
    language: values.language ?? null,
    requiredSkills: skills,
    skillsRequired: skills,
    preferredSkills: [...(values.preferredSkills ?? [])],
    causeAreas: causes,
    focusAreas: causes,
    timeCommitment: hours,
    timeCommitmentHours: hours,
    duration: values.duration || null,
    location: values.location || null,
    isRemote: values.isRemote ?? true,
    applicationDeadline: values.applicationDeadline ?? null,
    deadlineEnforced: true,
    maxVolunteers: places,
    volunteersNeeded: places,
    ...placesOf(stored, places),
    acceptsApplications: true,
    applicationsClosedReason: null,
    waitingCount: 0,
    experienceLevel: values.experienceLevel ?? null,
    urgency: values.urgency ?? 'medium',
    isImported: false,
    isStale: false,
    createdAt: '1970-01-01T00:00:00Z',
    organizationId: '00000000-0000-4000-8000-000000000000',
    organizationName: name,
    ...markOf({ mark, stored }),
    averageRating: null,
    totalReviews: 0,
    isUnderReview: false,
    isSaved: null,
    saved: null,
  }
  return (
    <section aria-labelledby="project-preview">
      <h2 id="project-preview" className="text-lg">
        {preview.heading}
      </h2>
      <p className="text-muted mt-1 mb-4 text-sm">{preview.hint}</p>
      <div inert>
        <ProjectCard project={card} />
      </div>
    </section>
  )
}
