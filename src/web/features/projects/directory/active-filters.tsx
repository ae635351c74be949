import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { describeNear } from '#web/features/projects/filtering/distance-select.tsx'
import {
  activeEach,
  activeOne,
  FilterChips,
  type ActiveFilter,
} from '#web/features/projects/filtering/filter-chips.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { useDirectoryFacets } from './api.ts'
import type { DirectoryFilters } from './filters.ts'

export type ActiveFiltersProps = {
  filters: DirectoryFilters
  onChange: (update: Update<DirectoryFilters>) => void
}

/** What narrows the list of volunteers, each with a button that removes it. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  return <FilterChips active={useActiveFilters(filters)} onChange={onChange} />
}

function useActiveFilters(filters: DirectoryFilters): ActiveFilter<DirectoryFilters>[] {
  const texts = useTexts(directoryCatalog).filters
  const shared = useTexts(browseCatalog).filters
  const language = useLanguage()
  const place = useDirectoryFacets(filters)?.place ?? null
  const labels = useTexts(skillsAndCausesCatalog)
  const { search, freeHours, remote, near } = filters
  const one = activeOne<DirectoryFilters>
  return [
    ...one(search, shared.searchFor({ text: search }), { search: '' }),
    ...one(remote, texts.remote, { remote: false }),
    ...one(near, describeNear({ texts: shared, language, place }, filters), { near: '' }),
    ...one(freeHours !== null, texts.atLeastHours({ hours: freeHours ?? 0 }), { freeHours: null }),
    ...activeEach('skills', filters.skills, (skill) => describeSkill(labels, skill)),
    ...activeEach('causeAreas', filters.causeAreas, (cause) => describeCause(labels, cause)),
    ...activeEach('languages', filters.languages, (name) => name),
  ]
}
