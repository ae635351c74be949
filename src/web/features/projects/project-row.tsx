import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId } from 'react'
import type { ProjectCard as Project } from '#contract/projects/projects.ts'
import { useTexts } from '#web/lib/texts.ts'
import { writtenText } from '#web/lib/written-text.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { describeHours, describeOpenness, describePlace } from './project-display.ts'
import { SaveMark } from './save-button.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'

/** A project as one row of a list: title, organization and place, hours, spots. */
export function ProjectRow({ project }: { project: Project }) {
  const texts = useTexts(projectsCatalog)
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="hover:bg-sunken relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 wrap-anywhere md:grid-cols-[minmax(0,1fr)_8.5rem_7rem_auto] xl:grid-cols-[minmax(0,1fr)_11.5rem_8rem_auto]"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="font-sans text-base leading-snug font-semibold tracking-normal">
          <Link
            to="/projects/$id"
            params={{ id: project.id }}
            {...writtenText(project.language)}
            className="text-ink focus-visible:after:outline-focus line-clamp-2 no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 md:line-clamp-1"
          >
            <TitleText text={project.title} />
          </Link>
        </h2>
        <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
          <span dir="auto" className="truncate">
            {project.organizationName} · {describePlace(texts, project)}
          </span>
          {!project.organizationVerified && <Badge>{texts.notVerified}</Badge>}
          {project.isImported && <Badge icon={Download}>{texts.imported}</Badge>}
        </p>
      </div>
      <p className="text-muted col-start-1 row-start-2 flex flex-wrap gap-x-4 text-sm md:contents">
        <span>{describeHours(texts, project.timeCommitment)}</span>
        <span>{describeOpenness(texts, project)}</span>
      </p>
      <div className="relative z-10 row-span-2 row-start-1 flex items-center gap-2 md:col-start-4 md:row-span-1">
        <SaveMark project={project} />
        <Button asChild variant="secondary" size="sm" className="max-md:hidden">
          <Link to="/project/$id" params={{ id: project.id }} aria-describedby={titleId}>
            {texts.viewDetails}
          </Link>
        </Button>
      </div>
    </article>
  )
}
