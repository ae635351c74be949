import { HourRates } from '#web/features/administration/impact/hour-rates.tsx'
import { useSiteImpact } from '#web/features/impact/impact-api.ts'
import { ImpactScreen } from '#web/features/impact/impact-report.tsx'
import { impactReportCatalog } from '#web/features/impact/texts/impact-report-texts.ts'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { useReader } from '#web/features/administration/reader.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { impactSearch } from './routes.tsx'

/** The impact report of the site at /admin/impact, and the value of an hour that all reports use. */
export function AdminImpactPage() {
  const { isAdmin } = useReader()
  const { title } = useTexts(impactReportCatalog)
  usePageHead({ title })
  const [search, changeSearch] = useSearchState(impactSearch)
  const source = useSiteImpact(search)
  return (
    <ImpactScreen
      source={source}
      search={search}
      onSearch={(next) => changeSearch(() => next)}
      isOfSite
      canSetRate={isAdmin}
      canExportLists={isAdmin}
      missing={<NotFoundPage />}
    >
      {isAdmin && <HourRates />}
    </ImpactScreen>
  )
}
