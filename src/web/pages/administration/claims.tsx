import { claimFilters } from '#contract/administration/list-filters.ts'
import { adminClaimsCatalog } from '#web/features/administration/texts/admin-claims-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { claimsSearch } from './case-routes.tsx'
import { ClaimsList } from '#web/features/administration/claims/claims-list.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useClaimsExport } from '#web/features/administration/claims/claims-api.ts'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** Claims to imported organizations at /admin/claims. */
export function AdminClaimsPage() {
  const adminClaimsTexts = useTexts(adminClaimsCatalog)
  const [{ state: show = 'waiting' }, changeSearch] = useSearchState(claimsSearch)
  return (
    <Queue
      texts={adminClaimsTexts}
      tabs={claimFilters}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'waiting' ? undefined : chosen }))}
    >
      <ClaimsList show={show} action={<CsvButton exporting={useClaimsExport(show)} />} />
    </Queue>
  )
}
