import { Link } from '@tanstack/react-router'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { peopleSearch } from './routes.tsx'
import { PeopleList } from '#web/features/administration/moderation/people-list.tsx'
import { PeopleFilters } from '#web/features/administration/moderation/people-filters.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { usePeopleExport } from '#web/features/administration/moderation/moderation-api.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** Everyone with an account, at /admin/people; the search is in the URL. */
export function AdminPeoplePage() {
  const { people } = useTexts(moderationCatalog)
  const invitations = useTexts(peopleInvitationsCatalog)
  usePageHead({ title: people.title })
  const [search, changeSearch] = useSearchState(peopleSearch)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{people.title}</h1>
        <Button asChild variant="secondary">
          <Link {...paths.adminInvitePeople()}>{invitations.link}</Link>
        </Button>
      </div>
      <p className="text-muted mt-2 mb-6">{people.intro}</p>
      <PeopleFilters search={search} onSearch={changeSearch} />
      <PeopleList search={search} action={<CsvButton exporting={usePeopleExport(search)} />} />
    </>
  )
}
