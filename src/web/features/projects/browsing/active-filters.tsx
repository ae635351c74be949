import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { choiceFilterNames } from '#domain/projects/choice-filters.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { describeNear } from '#web/features/projects/filtering/distance-select.tsx'
import { activeEach, activeOne, type ActiveFilter } from '#web/features/projects/filtering/filter-chips.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import type { ProjectFilters } from './filters.ts'
import { describeChoice } from './choice-labels.ts'

type ActiveFiltersProps = {
  filters: ProjectFilters
  /** The place of the filters, once it is found. */
  place: ProjectFacets['place']
  /** Name of the organization that the list is limited to, once it is loaded. */
  organizationName: string | null
}

/** What narrows the list of projects. */
export function useActiveFilters({
  filters,
  place,
  organizationName,
}: ActiveFiltersProps): ActiveFilter<ProjectFilters>[] {
  const texts = useTexts(browseCatalog).filters
  const projectsTexts = useTexts(projectsCatalog)
  const language = useLanguage()
  const labels = useTexts(skillsAndCausesCatalog)
  const choices = { options: useTexts(optionsCatalog), projects: projectsTexts }
  const { search, near, timeCommitment } = filters
  const one = activeOne<ProjectFilters>
  return [
    ...one(search, texts.searchFor({ text: search }), { search: '' }),
    ...one(filters.organizationId, organizationName ?? texts.oneOrganization, { organizationId: null }),
    ...one(filters.remote, projectsTexts.remote, { remote: false }),
    ...one(near, describeNear({ texts, language, place }, filters), { near: '' }),
    ...activeEach('skills', filters.skills, (skill) => describeSkill(labels, skill)),
    ...activeEach('causeAreas', filters.causeAreas, (cause) => describeCause(labels, cause)),
    ...one(timeCommitment < anyTimeCommitment, texts.upToHours({ hours: timeCommitment }), {
      timeCommitment: anyTimeCommitment,
    }),
    ...choiceFilterNames.flatMap((name) =>
      activeEach(name, filters[name], (choice) => describeChoice(choices, name, choice)),
    ),
    ...one(filters.verified, texts.verified, { verified: false }),
    ...one(filters.closed, texts.closedToo, { closed: false }),
  ]
}
