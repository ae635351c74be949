import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { Update } from '#web/lib/search-state.ts'
import { resultsId } from '#web/lib/results.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import type { ProjectFilters } from './filters.ts'
import { kindLabelsOf } from './kind-labels.ts'
import { describeNear } from './place-filter.tsx'
import { browseCatalog } from './texts/browse-texts.ts'
import { projectsCatalog } from './texts/projects-texts.ts'

export type ActiveFiltersProps = {
  filters: ProjectFilters
  /** The place of the filters, once it is found. */
  place: ProjectFacets['place']
  /** Name of the organization that the list is limited to, once it is loaded. */
  organizationName: string | null
  onChange: (update: Update<ProjectFilters>) => void
}

type ActiveFilter = { key: string; name: string; without: Update<ProjectFilters> }

/** What narrows the list, each with a button that removes it. */
export function ActiveFilters({ onChange, ...props }: ActiveFiltersProps) {
  const texts = useTexts(browseCatalog).filters
  const active = useActiveFilters(props)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const at = removed.current
    removed.current = null
    if (at === null) return
    // To the neighbor of the one that is gone, or to what is found without any.
    const next = list.current?.querySelectorAll('button')[Math.min(at, active.length - 1)]
    const target = next ?? document.getElementById(resultsId)
    target?.focus()
  }, [active.length])
  if (active.length === 0) return null
  return (
    <ul ref={list} aria-label={texts.active} className="flex flex-wrap gap-2">
      {active.map(({ key, name, without }, index) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={texts.remove({ name })}
            className="target-44 border-line-strong bg-surface hover:bg-sunken inline-flex h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border ps-3 pe-2.5 text-sm"
            onClick={() => {
              removed.current = index
              onChange(without)
            }}
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useActiveFilters({ filters, place, organizationName }: Omit<ActiveFiltersProps, 'onChange'>) {
  const texts = useTexts(browseCatalog).filters
  const projectsTexts = useTexts(projectsCatalog)
  const language = useLanguage()
  const labels = useTexts(skillsAndCausesCatalog)
  const kinds = kindLabelsOf(useTexts(optionsCatalog))
  const { search, near, timeCommitment } = filters
  const one = (isOn: unknown, name: string, part: Partial<ProjectFilters>): ActiveFilter[] =>
    isOn ? [{ key: Object.keys(part).join(), name, without: (current) => ({ ...current, ...part }) }] : []
  const each = <Name extends ListName>(list: Name, nameOf: (value: ProjectFilters[Name][number]) => string) =>
    filters[list].map((value): ActiveFilter => ({
      key: `${list} ${value}`,
      name: nameOf(value),
      without: (current) => ({ ...current, [list]: current[list].filter((other) => other !== value) }),
    }))
  return [
    ...one(search, texts.searchFor({ text: search }), { search: '' }),
    ...one(filters.organizationId, organizationName ?? texts.oneOrganization, { organizationId: null }),
    ...one(filters.remote, projectsTexts.remote, { remote: false }),
    ...one(near, describeNear({ texts, language, place }, filters), { near: '' }),
    ...each('skills', (skill) => describeSkill(labels, skill)),
    ...each('causeAreas', (cause) => describeCause(labels, cause)),
    ...one(timeCommitment < anyTimeCommitment, texts.upToHours({ hours: timeCommitment }), {
      timeCommitment: anyTimeCommitment,
    }),
    ...each('experienceLevel', (level) => kinds[level]),
    ...each('duration', (duration) => kinds[duration]),
    ...each('urgency', (urgency) => projectsTexts.urgency({ level: kinds[urgency] })),
    ...one(filters.closed, texts.closedToo, { closed: false }),
  ]
}

type ListName = 'skills' | 'causeAreas' | 'experienceLevel' | 'duration' | 'urgency'
