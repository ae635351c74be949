import type { Project } from '#contract/projects/projects.ts'
import { ProjectDecision } from '#web/features/moderation/project-decision.tsx'
import { useProjectDecision } from '#web/features/moderation/decisions-api.ts'
import { UnderReviewNotice } from '#web/features/projects/under-review.tsx'

/** Why a project is hidden and what ends this, for members of its organization. */
export function HeldNotices({ project }: { project: Project }) {
  const decision = useProjectDecision(project.id)
  return (
    <>
      <UnderReviewNotice project={project} mayShowByEdit={decision === null} />
      <ProjectDecision projectId={project.id} />
    </>
  )
}
