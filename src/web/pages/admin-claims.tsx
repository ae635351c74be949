import { shownClaims } from '#contract/admin-lists.ts'
import { readAdminClaims } from '#web/admin-queue-search.ts'
import { ClaimsList } from '#web/features/admin/claims-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { useSearchState } from '#web/lib/search-state.ts'
import { adminClaimsTexts } from '#web/messages/en/admin-claims.ts'

/** Requests for imported organizations at /admin/claims. */
export function AdminClaimsPage() {
  const [{ state: show = 'waiting' }, changeSearch] = useSearchState(readAdminClaims)
  return (
    <Queue
      texts={adminClaimsTexts}
      tabs={shownClaims}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'waiting' ? undefined : chosen }))}
    >
      <ClaimsList show={show} />
    </Queue>
  )
}
