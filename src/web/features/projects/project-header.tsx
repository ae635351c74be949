import { Download } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { OrganizationLine } from './organization-line.tsx'
import { SaveButton } from './save-button.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'
import { projectPageCatalog } from './texts/project-page-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { describeSpots, urgencyVariants } from './project-display.ts'

/** Image, title, organization and status of one project (spec F2.11; decision A11). */
export function ProjectHeader({ project }: { project: Project }) {
  const projectsTexts = useTexts(projectsCatalog)
  const { urgencies } = useTexts(optionsCatalog)
  const texts = projectsTexts
  const page = useTexts(projectPageCatalog)
  const reason = project.applicationsClosedReason
  const completed = project.status === 'completed'
  return (
    <header>
      <div className="border-line h-24 overflow-hidden rounded-lg border sm:h-32">
        <Pattern name={project.title} columns={16} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-4">
        <div className="flex items-center justify-between gap-4">
          <OrganizationLine
            id={project.organizationId}
            name={project.organizationName}
            logoUrl={project.organizationLogoUrl}
            verified={project.organizationVerified}
          />
          <SaveButton project={project} />
        </div>
        <h1 className="text-3xl sm:text-4xl">{project.title}</h1>
        <div className="flex flex-wrap gap-2">
          {project.visibility === 'published' && (
            <Badge size="md" variant={completed ? 'info' : 'success'}>
              {completed ? page.statusCompleted : page.statusRunning}
            </Badge>
          )}
          {!completed && (
            <Badge size="md" variant={reason ? 'warn' : 'primary'}>
              {reason ? texts.closed[reason] : texts.takesApplications}
            </Badge>
          )}
          {!reason && (
            <Badge size="md" variant="outline">
              {describeSpots(projectsTexts, project.placesLeft)}
            </Badge>
          )}
          <Badge size="md" variant={urgencyVariants[project.urgency]}>
            {texts.urgency({ level: urgencies[project.urgency] })}
          </Badge>
          {project.isImported && (
            <Badge size="md" icon={Download}>
              {texts.imported}
            </Badge>
          )}
        </div>
        {project.isImported && <p className="text-muted text-sm">{page.importedHint}</p>}
      </div>
    </header>
  )
}
