import { reportFilters } from '#contract/administration/list-filters.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { SearchBar } from '#web/features/administration/cases/search-bar.tsx'
import { useReportsExport } from '#web/features/administration/reports/reports-api.ts'
import { ReportsList } from '#web/features/administration/reports/reports-list.tsx'
import { adminReportsCatalog } from '#web/features/administration/texts/admin-reports-texts.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { reportsSearch } from './case-routes.tsx'

/** The queue of all reports, at /admin/reports. */
export function AdminReportsPage() {
  const texts = useTexts(adminReportsCatalog)
  const { reportKinds } = useTexts(staffListsCatalog)
  const [search, changeSearch] = useSearchState(reportsSearch)
  const { show = 'open', kind, q } = search
  return (
    <Queue
      texts={texts}
      tabs={reportFilters}
      show={show}
      onShow={(chosen) =>
        changeSearch((current) => ({ ...current, show: chosen === 'open' ? undefined : chosen }))
      }
    >
      <SearchBar
        label={texts.search.text}
        search={{ q, state: kind }}
        states={reportKinds}
        stateLabel={texts.search.kind}
        anyLabel={texts.search.anyKind}
        onSearch={(update) =>
          changeSearch(({ q: text, kind: chosen, ...current }) => {
            const { state, ...next } = update({ q: text, state: chosen })
            return { ...current, ...next, kind: state }
          })
        }
      />
      <ReportsList
        search={{ show, kind, q }}
        action={<CsvButton exporting={useReportsExport({ show, kind, q })} />}
      />
    </Queue>
  )
}
