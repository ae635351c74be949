import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownClaims } from '#contract/admin-claims.ts'
import { ClaimsList } from '#web/features/admin/claims-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'

/** Requests for imported organizations at /admin/claims. */
export function AdminClaimsPage() {
  const { state: show = 'waiting' } = useSearch({ from: '/admin/admin/claims' })
  const navigate = useNavigate()
  return (
    <Queue
      texts={messages.adminClaims}
      tabs={shownClaims}
      show={show}
      onShow={(chosen) => {
        const state = chosen === 'waiting' ? undefined : chosen
        void navigate({ ...paths.adminClaims({ state }), resetScroll: false })
      }}
    >
      <ClaimsList show={show} />
    </Queue>
  )
}
