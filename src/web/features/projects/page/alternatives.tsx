import { useId } from 'react'
import { Link } from '@tanstack/react-router'
import type { Project } from '#contract/projects/projects.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { useAlternatives, useProject } from '#web/features/projects/project-api.ts'
import { describeHours, describePlace } from '#web/features/projects/project-display.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'

const most = 3

type AlternativesProps = {
  project: Project
  /** The level of its heading. */
  heading?: 'h2' | 'h4'
}

/** Other open projects for readers of one that takes no applications, or not theirs: first those with the same skills or causes. */
export function Alternatives({ project, heading: Heading = 'h2' }: AlternativesProps) {
  const texts = useTexts(projectsCatalog)
  const id = useId()
  const { alternatives } = useTexts(projectPageCatalog)
  const { projects, areLike } = useAlternatives(project, most)
  const browse = (
    <Link to="/browse-projects" className="link text-sm">
      {alternatives.more}
    </Link>
  )
  if (projects.length === 0) return browse
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <Heading id={id} className="text-base">
        {areLike ? alternatives.title : alternatives.others}
      </Heading>
      <ul className="divide-line border-line divide-y border-y">
        {projects.map((other) => (
          <li key={other.id} className="py-2.5 text-sm">
            <Link {...paths.project(other.id)} {...writtenText(other.language)} className="link block">
              {other.title}
            </Link>
            <span className="text-muted">
              {other.organizationName} · {describeHours(texts, other.timeCommitment)} ·{' '}
              {describePlace(texts, other)}
            </span>
          </li>
        ))}
      </ul>
      {browse}
    </section>
  )
}

/** The same in a row of an application, whose reader only knows which project it was; nothing if that is gone. */
export function ProjectAlternatives({ projectId }: { projectId: string }) {
  const { data: project } = useProject(projectId)
  return project && !('missing' in project) ? <Alternatives project={project} heading="h4" /> : null
}
