import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTopOrganizations } from '#web/features/standings/api.ts'
import { FeaturedCard } from '#web/features/standings/featured-card.tsx'
import { ListControls } from '#web/features/standings/list-controls.tsx'
import { readListing, writeListing, type Listing } from '#web/features/standings/listing.ts'
import { OrganizationGrid } from '#web/features/standings/organization-grid.tsx'
import { TrustStandards } from '#web/features/standings/trust-standards.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'

/** The best rated organizations (features 2, /top-organizations); what is asked for lives in the URL. */
export function TopOrganizationsPage() {
  const { topOrganizations: texts } = messages
  usePageHead({ title: texts.title, description: texts.description, path: '/top-organizations' })
  const listing = readListing(useSearch({ strict: false }))
  const navigate = useNavigate()
  const [clears, setClears] = useState(0)
  const list = useTopOrganizations(listing)
  const total = list.isPlaceholderData ? null : (list.data?.pages.at(-1)?.total ?? null)

  // From the URL as it is by then: a search that was waiting for a pause must not undo a filter chosen meanwhile.
  const change = (changed: Partial<Listing>) =>
    void navigate({
      to: '.',
      search: (current) => writeListing({ ...readListing(current), ...changed }),
      // Going back leads to what was searched before, not through each pause of the typing.
      replace: changed.search !== undefined && listing.search !== '' && changed.search !== '',
      resetScroll: false,
    })
  const clear = () => {
    change({ search: '', filter: 'all' })
    setClears((count) => count + 1)
  }

  return (
    <div className="page-width grid gap-8 pt-8 pb-16 sm:pt-10">
      <div>
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="text-muted measure mt-3 text-lg">{texts.intro}</p>
      </div>
      <FeaturedCard />
      <div className="grid gap-5">
        <ListControls listing={listing} onChange={change} clears={clears} />
        <p role="status" className="text-muted min-h-6 text-sm tabular-nums">
          {total !== null && texts.count(total)}
        </p>
        <OrganizationGrid
          list={list}
          narrowed={listing.search !== '' || listing.filter !== 'all'}
          onClear={clear}
        />
      </div>
      <TrustStandards />
    </div>
  )
}
