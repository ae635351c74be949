import { useNavigate, useSearch } from '@tanstack/react-router'
import { OrganizationsList } from '#web/features/admin/organizations-list.tsx'
import { SearchBar } from '#web/features/admin/search-bar.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'

/** All organizations at /admin/organizations; the search stands in the address. */
export function AdminOrganizationsPage() {
  const { organizations } = messages.moderation
  usePageHead({ title: organizations.title })
  const search = useSearch({ from: '/admin/admin/organizations' })
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{organizations.title}</h1>
      <p className="text-muted mt-2 mb-6">{organizations.intro}</p>
      <SearchBar
        label={organizations.search}
        stateLabel={organizations.state}
        states={organizations.states}
        search={search}
        onSearch={(next) => void navigate({ to: '/admin/organizations', search: next, resetScroll: false })}
      />
      <OrganizationsList search={search} />
    </>
  )
}
