import { formatList } from '#contract/i18n/lists.ts'
import type { ReactNode } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeMilestone } from '#contract/i18n/milestones.ts'
import { milestonesCatalog } from '#contract/texts/milestones-texts.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { describeDuration } from '#web/lib/format/duration-text.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog, type ProjectPageTexts } from '#web/features/projects/texts/project-page-texts.ts'
import { describeHours } from '#web/features/projects/project-display.ts'
import { Prose } from './prose.tsx'

/** The work at a glance: hours, duration, place, level, and what it delivers. */
export function ProjectFacts({ project }: { project: Project }) {
  const language = useLanguage()
  const texts = useTexts(projectsCatalog)
  const options = useTexts(optionsCatalog)
  const page = useTexts(projectPageCatalog)
  const milestonesTexts = useTexts(milestonesCatalog)
  const { timeCommitment, duration, location, isRemote, experienceLevel, deliverables } = project
  const { milestones, definitionOfDone } = project
  const facts: Fact[] = [
    [page.hours, timeCommitment === null ? null : describeHours(texts, timeCommitment)],
    [page.duration, duration && describeDuration(options, duration)],
    [page.location, isRemote ? formatList(language, [texts.remote, location]) : location],
    [page.level, experienceLevel && options.experienceLevel[experienceLevel]],
    // Only if they are stated: `NotStated` lists the others.
    ...statedFacts([
      [page.days, describeDays(page, language, project)],
      [page.contactName, project.contactName],
    ]),
  ]
  return (
    // The lines between the cells are the background, seen through gaps of one pixel.
    <div className="border-line bg-line *:bg-surface grid gap-px overflow-hidden rounded-lg border *:px-4 *:py-3.5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="mt-0.5 text-sm font-semibold wrap-anywhere" dir="auto">
              {value || page.notStated}
            </dd>
          </div>
        ))}
      </dl>
      {deliverables && (
        <Part title={page.deliverables}>
          <Prose text={deliverables} language={project.language} />
        </Part>
      )}
      {milestones.length > 0 && (
        <Part title={page.milestones}>
          <ol className="measure list-decimal ps-5" {...writtenText(project.language)}>
            {milestones.map((milestone, index) => (
              <li key={index}>{describeMilestone(milestonesTexts, language, milestone)}</li>
            ))}
          </ol>
        </Part>
      )}
      {definitionOfDone && (
        <Part title={page.definitionOfDone}>
          <Prose text={definitionOfDone} language={project.language} />
        </Part>
      )}
    </div>
  )
}

type Fact = [name: string, value: string | null]

const statedFacts = (facts: Fact[]) => facts.filter(([, value]) => value !== null)

/** From when until when the work takes place; null if neither is stated. */
function describeDays(
  page: ProjectPageTexts,
  language: Language,
  { startDate, endDate }: Pick<Project, 'startDate' | 'endDate'>,
): string | null {
  const [start, end] = [startDate, endDate].map((day) => day && formatDay(language, day))
  if (start && end) return page.daysBetween({ start, end })
  if (start) return page.daysFrom({ start })
  return end ? page.daysUntil({ end }) : null
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-0.5 wrap-anywhere">
      <h2 className="text-muted font-sans text-xs font-normal tracking-normal">{title}</h2>
      {children}
    </section>
  )
}
