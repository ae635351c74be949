import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { organizationsSearch } from './routes.tsx'
import { OrganizationsList } from '#web/features/administration/moderation/organizations-list.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useOrganizationsExport } from '#web/features/administration/moderation/moderation-api.ts'
import { SearchBar } from '#web/features/administration/cases/search-bar.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** All organizations at /admin/organizations; the search is in the URL. */
export function AdminOrganizationsPage() {
  const { organizations } = useTexts(moderationCatalog)
  usePageHead({ title: organizations.title })
  const [search, changeSearch] = useSearchState(organizationsSearch)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{organizations.title}</h1>
      <p className="text-muted mt-2 mb-6">{organizations.intro}</p>
      <SearchBar
        label={organizations.search}
        stateLabel={organizations.state}
        states={organizations.states}
        search={search}
        onSearch={changeSearch}
      />
      <OrganizationsList
        search={search}
        action={<CsvButton exporting={useOrganizationsExport(search)} namesPeople={false} />}
      />
    </>
  )
}
