import { readAdminPeople } from '#web/admin-search.ts'
import { PeopleList } from '#web/features/admin/people-list.tsx'
import { SearchBar } from '#web/features/admin/search-bar.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { moderationTexts } from '#web/messages/en/moderation.ts'

/** Everybody with an account at /admin/people; the search stands in the address. */
export function AdminPeoplePage() {
  const { people } = moderationTexts
  usePageHead({ title: people.title })
  const [search, changeSearch] = useSearchState(readAdminPeople)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{people.title}</h1>
      <p className="text-muted mt-2 mb-6">{people.intro}</p>
      <SearchBar
        label={people.search}
        stateLabel={people.state}
        states={people.states}
        search={search}
        onSearch={changeSearch}
      />
      <PeopleList search={search} />
    </>
  )
}
