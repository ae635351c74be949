import { projectCaseFilters } from '#contract/administration/list-filters.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { useProjectsExport } from '#web/features/administration/projects/projects-api.ts'
import { ProjectsList } from '#web/features/administration/projects/projects-list.tsx'
import { parseRule, ProjectsSearch } from '#web/features/administration/projects/projects-search.tsx'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { projectsSearch } from './case-routes.tsx'

/** Reported projects, and a search in all of them, at /admin/projects. */
export function AdminProjectsPage() {
  const texts = useTexts(adminProjectsCatalog)
  const [search, changeSearch] = useSearchState(projectsSearch)
  const { show = 'open', q, visibility } = search
  const rule = parseRule(search.rule)
  return (
    <Queue
      texts={texts}
      tabs={projectCaseFilters}
      show={show}
      onShow={(chosen) =>
        changeSearch((current) => ({ ...current, show: chosen === 'open' ? undefined : chosen }))
      }
    >
      <ProjectsSearch search={search} onSearch={changeSearch} />
      <ProjectsList
        search={{ show, q, visibility, rule }}
        action={
          <CsvButton exporting={useProjectsExport({ show, q, visibility, rule })} namesPeople={false} />
        }
      />
    </Queue>
  )
}
