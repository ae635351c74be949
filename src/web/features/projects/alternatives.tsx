import { Link } from '@tanstack/react-router'
import type { Project } from '#contract/projects/projects.ts'
import { paths } from '#web/lib/paths.ts'
import { useTexts } from '#web/lib/texts.ts'
import { writtenText } from '#web/lib/written-text.ts'
import { useSimilarProjects } from './api.ts'
import { describeHours, describePlace } from './project-display.ts'
import { projectPageCatalog } from './texts/project-page-texts.ts'
import { projectsCatalog } from './texts/projects-texts.ts'

const most = 3

/** Open projects that ask for the same skills, for readers of one that takes no applications or not theirs. */
export function Alternatives({ project }: { project: Project }) {
  const texts = useTexts(projectsCatalog)
  const { alternatives } = useTexts(projectPageCatalog)
  const similar = useSimilarProjects(project).slice(0, most)
  const browse = (
    <Link to="/browse-projects" className="link text-sm">
      {alternatives.more}
    </Link>
  )
  if (similar.length === 0) return browse
  return (
    <section aria-labelledby="alternatives" className="grid grid-cols-1 gap-2.5">
      <h2 id="alternatives" className="text-base">
        {alternatives.title}
      </h2>
      <ul className="divide-line border-line divide-y border-y">
        {similar.map((other) => (
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
