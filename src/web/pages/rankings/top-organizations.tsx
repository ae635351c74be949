import { formatTotal } from '#web/lib/format/format-number.ts'
import { useState } from 'react'
import { useTopOrganizations } from '#web/features/rankings/api.ts'
import { FeaturedCard } from '#web/features/rankings/featured-card.tsx'
import { ListControls } from '#web/features/rankings/list-controls.tsx'
import { toListing, serializeListing, type Listing } from '#web/features/rankings/listing.ts'
import { OrganizationGrid } from '#web/features/rankings/organization-grid.tsx'
import { TrustStandards } from '#web/features/rankings/trust-standards.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { isTyping, useSearchState, type Update } from '#web/lib/navigation/search-state.ts'
import { topOrganizationsCatalog } from '#web/features/rankings/texts/top-organizations-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { topOrganizationsSearch } from './routes.tsx'

/** Top organizations (/top-organizations; spec F2); search, filter and sort are in the URL. */
export function TopOrganizationsPage() {
  const language = useLanguage()
  const texts = useTexts(topOrganizationsCatalog)
  usePageHead({ title: texts.title, description: texts.description, path: '/top-organizations' })
  const [search, changeSearch] = useSearchState(topOrganizationsSearch)
  const listing = toListing(search)
  const [clearCount, setClearCount] = useState(0)
  const list = useTopOrganizations(listing)
  const total = list.isPlaceholderData ? null : (list.data?.pages.at(-1)?.total ?? null)

  const change = (update: Update<Listing>) =>
    changeSearch((current) => serializeListing(update(toListing(current))), { replace: isTyping })
  const clear = () => {
    change((current) => ({ ...current, search: '', filter: 'all' }))
    setClearCount((count) => count + 1)
  }

  return (
    <div className="page-width grid gap-8 pt-8 pb-16 sm:pt-10">
      <div>
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="text-muted measure mt-3 text-lg">{texts.intro}</p>
      </div>
      <FeaturedCard />
      <div className="grid gap-5">
        <ListControls listing={listing} onChange={change} clearCount={clearCount} />
        <p role="status" className="text-muted min-h-6 text-sm tabular-nums">
          {total !== null && texts.count(formatTotal(language, total))}
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
