import { Link } from '@tanstack/react-router'
import { UserSearch } from 'lucide-react'
import type { PersonRow } from '#contract/moderation/moderation.ts'
import { paths } from '#web/lib/paths.ts'
import type { SearchOf } from '#web/lib/screen-search.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { entryClasses, ResultList } from '#web/features/administration/cases/result-list.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { usePeople } from './moderation-api.ts'

/** People by name, address and state. */
export function PeopleList({ search }: { search: SearchOf<'/admin/people'> }) {
  const moderationTexts = useTexts(moderationCatalog)
  const list = usePeople(search)
  return (
    <ResultList
      list={list}
      icon={UserSearch}
      texts={moderationTexts.people}
      renderItem={(person) => ({ key: person.id, content: <Entry person={person} /> })}
    />
  )
}

function Entry({ person }: { person: PersonRow }) {
  const moderationTexts = useTexts(moderationCatalog)
  const { people } = moderationTexts
  return (
    <Link {...paths.adminPerson(person.id)} className={entryClasses}>
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={person.name} />
        <span className="min-w-0">
          <span className="block font-medium" dir="auto">
            {person.name}
          </span>
          <span className="text-muted block text-sm">{person.email}</span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {person.isAdmin && <Badge variant="info">{people.administrator}</Badge>}
        {person.isSuspended && <Badge variant="danger">{moderationTexts.suspended}</Badge>}
        <span className="text-muted">
          {people.joined} <TimeStamp iso={person.createdAt} inText />
        </span>
      </span>
    </Link>
  )
}
