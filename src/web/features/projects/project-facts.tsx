import { formatList } from '#contract/i18n/lists.ts'
import type { ReactNode } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { projectsCatalog } from './texts/projects-texts.ts'
import { projectPageCatalog } from './texts/project-page-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { describeDuration } from '#web/lib/duration-text.ts'
import { describeHours } from './project-display.ts'
import { Prose } from './prose.tsx'

/** The work at a glance: hours, duration, place, level, and what it delivers. */
export function ProjectFacts({ project }: { project: Project }) {
  const language = useLanguage()
  const texts = useTexts(projectsCatalog)
  const options = useTexts(optionsCatalog)
  const page = useTexts(projectPageCatalog)
  const { timeCommitment, duration, location, isRemote, experienceLevel, deliverables } = project
  const facts: [name: string, value: ReactNode][] = [
    [page.hours, timeCommitment === null ? null : describeHours(texts, timeCommitment)],
    [page.duration, duration && describeDuration(options, duration)],
    [page.location, isRemote ? formatList(language, [texts.remote, location]) : location],
    [page.level, experienceLevel && options.experienceLevels[experienceLevel]],
  ]
  return (
    // The lines between the cells are the background, seen through gaps of one pixel.
    <div className="border-line bg-line *:bg-surface grid gap-px overflow-hidden rounded-lg border *:px-4 *:py-3.5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="mt-0.5 text-sm font-semibold">{value || page.notStated}</dd>
          </div>
        ))}
      </dl>
      {deliverables && (
        <section className="grid grid-cols-1 gap-0.5">
          <h2 className="text-muted font-sans text-xs font-normal tracking-normal">{page.deliverables}</h2>
          <Prose text={deliverables} language={project.language} />
        </section>
      )}
    </div>
  )
}
