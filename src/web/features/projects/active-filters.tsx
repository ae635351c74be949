import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { Update } from '#web/lib/search-state.ts'
import { resultsId } from '#web/lib/results.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { ProjectFilters } from './filters.ts'
import { browseCatalog } from './texts/browse-texts.ts'

export type ActiveFiltersProps = {
  filters: ProjectFilters
  /** Name of the organization that the list is limited to, once it is loaded. */
  organizationName: string | null
  onChange: (update: Update<ProjectFilters>) => void
}

type ActiveFilter = { key: string; name: string; without: Update<ProjectFilters> }

/** What narrows the list, each with a button that removes it. */
export function ActiveFilters({ filters, organizationName, onChange }: ActiveFiltersProps) {
  const texts = useTexts(browseCatalog).filters
  const labels = useTexts(skillsAndCausesCatalog)
  const { search, skills, causeAreas, timeCommitment, organizationId } = filters
  const active: ActiveFilter[] = [
    ...(search
      ? [{ key: 'search', name: texts.searchFor({ text: search }), without: set({ search: '' }) }]
      : []),
    ...(organizationId
      ? [
          {
            key: 'organization',
            name: organizationName ?? texts.oneOrganization,
            without: set({ organizationId: null }),
          },
        ]
      : []),
    ...skills.map((skill) => ({
      key: `skill ${skill}`,
      name: describeSkill(labels, skill),
      without: (current: ProjectFilters) => ({
        ...current,
        skills: current.skills.filter((each) => each !== skill),
      }),
    })),
    ...causeAreas.map((cause) => ({
      key: `cause ${cause}`,
      name: describeCause(labels, cause),
      without: (current: ProjectFilters) => ({
        ...current,
        causeAreas: current.causeAreas.filter((each) => each !== cause),
      }),
    })),
    ...(timeCommitment < anyTimeCommitment
      ? [
          {
            key: 'hours',
            name: texts.upToHours({ hours: timeCommitment }),
            without: set({ timeCommitment: anyTimeCommitment }),
          },
        ]
      : []),
  ]
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

const set =
  (part: Partial<ProjectFilters>): Update<ProjectFilters> =>
  (current) => ({ ...current, ...part })
