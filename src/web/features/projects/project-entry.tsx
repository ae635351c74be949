import type { ListedProject } from '#contract/projects/projects.ts'
import type { BrowseView } from './browse-view.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectRow } from './project-row.tsx'

/** A project in the view that is chosen. */
export function ProjectEntry({ project, view }: { project: ListedProject; view: BrowseView }) {
  return view === 'list' ? <ProjectRow project={project} /> : <ProjectCard project={project} />
}
