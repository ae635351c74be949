import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { peopleSearch } from './routes.tsx'
import { PeopleList } from '#web/features/administration/moderation/people-list.tsx'
import { PeopleFilters } from '#web/features/administration/moderation/people-filters.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState } from '#web/lib/search-state.ts'

/** Everyone with an account, at /admin/people; the search is in the URL. */
export function AdminPeoplePage() {
  const { people } = useTexts(moderationCatalog)
  usePageHead({ title: people.title })
  const [search, changeSearch] = useSearchState(peopleSearch)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{people.title}</h1>
      <p className="text-muted mt-2 mb-6">{people.intro}</p>
      <PeopleFilters search={search} onSearch={changeSearch} />
      <PeopleList search={search} />
    </>
  )
}
