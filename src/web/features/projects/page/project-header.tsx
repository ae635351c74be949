import { Download } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { isEndedStatus } from '#domain/projects/projects.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { writtenText } from '#web/lib/language/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { OrganizationLine } from '#web/features/projects/organization-line.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { statusVariants, urgencyVariants } from '#web/features/projects/project-display.ts'
import { UnderReviewBadge } from '#web/features/projects/project-marks.tsx'

/** Organization, title, status and age of one project (spec F2.11; decision A11). */
export function ProjectHeader({ project }: { project: Project }) {
  const texts = useTexts(projectsCatalog)
  const { urgency } = useTexts(optionsCatalog)
  const page = useTexts(projectPageCatalog)
  const { status } = project
  const isEnded = isEndedStatus(status)
  const endedTexts = { completed: page.statusCompleted, canceled: page.statusCanceled }
  return (
    <header className="grid grid-cols-1 gap-3">
      <OrganizationLine
        id={project.organizationId}
        name={project.organizationName}
        logoUrl={project.organizationLogoUrl}
        verified={project.organizationVerified}
        saysUnverified
      />
      <h1 {...writtenText(project.language)} className="text-3xl text-balance sm:text-4xl">
        <TitleText text={project.title} />
      </h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {project.visibility === 'published' && (
          <Badge variant={isEnded ? statusVariants[status] : 'success'}>
            {isEnded ? endedTexts[status] : page.statusRunning}
          </Badge>
        )}
        {project.isUnderReview && <UnderReviewBadge />}
        <Badge variant={urgencyVariants[project.urgency]}>
          {texts.urgency({ level: urgency[project.urgency] })}
        </Badge>
        {project.isImported && <Badge icon={Download}>{texts.imported}</Badge>}
        <span className="text-muted text-sm">
          {page.posted} <TimeStamp iso={project.createdAt} inText isDatedAfterYear />
        </span>
      </div>
      {project.visibility === 'held' && !project.viewer?.isMember && (
        <p className="bg-warn-soft text-ink rounded-md px-4 py-3 text-sm">{page.onHold}</p>
      )}
      <WrittenIn language={project.language} />
      {project.isImported && <p className="text-muted text-sm">{page.importedHint}</p>}
    </header>
  )
}
