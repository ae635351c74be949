import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { resultsId } from '#web/lib/results.ts'
import type { Update } from '#web/lib/search-state.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { DirectoryFilters } from './filters.ts'

export type ActiveFiltersProps = {
  filters: DirectoryFilters
  onChange: (update: Update<DirectoryFilters>) => void
}

type ActiveFilter = { key: string; name: string; without: Update<DirectoryFilters> }

/** What narrows the list of volunteers, each with a button that removes it. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const texts = useTexts(directoryCatalog).filters
  const active = useActive(filters)
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

function useActive(filters: DirectoryFilters): ActiveFilter[] {
  const texts = useTexts(directoryCatalog).filters
  const labels = useTexts(skillsAndCausesCatalog)
  const { search, skills, causeAreas, languages, freeHours, remote, near } = filters
  const ofList = (
    group: 'skills' | 'causeAreas' | 'languages',
    entries: readonly string[],
    nameOf: (entry: string) => string,
  ): ActiveFilter[] =>
    entries.map((entry) => ({
      key: `${group} ${entry}`,
      name: nameOf(entry),
      without: (current) => ({ ...current, [group]: current[group].filter((each) => each !== entry) }),
    }))
  return [
    ...single('search', {
      isActive: search !== '',
      name: texts.searchFor({ text: search }),
      without: { search: '' },
    }),
    ...single('remote', { isActive: remote, name: texts.remote, without: { remote: false } }),
    ...single('near', {
      isActive: near !== '',
      name: texts.nearPlace({ place: near }),
      without: { near: '' },
    }),
    ...single('hours', {
      isActive: freeHours !== null,
      name: texts.atLeastHours({ hours: freeHours ?? 0 }),
      without: { freeHours: null },
    }),
    ...ofList('skills', skills, (skill) => describeSkill(labels, skill)),
    ...ofList('causeAreas', causeAreas, (cause) => describeCause(labels, cause)),
    ...ofList('languages', languages, (name) => name),
  ]
}

type Single = { isActive: boolean; name: string; without: Partial<DirectoryFilters> }

const single = (key: string, { isActive, name, without }: Single): ActiveFilter[] =>
  isActive ? [{ key, name, without: (current) => ({ ...current, ...without }) }] : []
