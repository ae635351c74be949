import type { ListedProject } from '#contract/projects/projects.ts'
import { ProjectCard } from '#web/features/projects/project-card.tsx'
import { ProjectRow } from '#web/features/projects/project-row.tsx'
import type { BrowseView } from './browse-view.ts'

/** A project in the view that is chosen. */
export function ProjectEntry({ project, view }: { project: ListedProject; view: BrowseView }) {
  return view === 'list' ? <ProjectRow project={project} /> : <ProjectCard project={project} />
}
