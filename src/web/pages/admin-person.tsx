import { Link, useParams } from '@tanstack/react-router'
import { CaseFrame } from '#web/features/admin/case-frame.tsx'
import { usePerson } from '#web/features/admin/moderation-api.ts'
import { PersonCase } from '#web/features/admin/person-case.tsx'
import { moderationTexts } from '#web/messages/en/moderation.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'

/** One person at /admin/people/$id. */
export function AdminPersonPage() {
  const { people } = moderationTexts
  const { id } = useParams({ from: '/admin/admin/people/$id' })
  const person = usePerson(id)
  return (
    <CaseFrame
      asked={person}
      texts={people}
      renderBack={(words, className) => (
        <Link {...paths.adminPeople()} className={className}>
          {words}
        </Link>
      )}
      badge={
        person.data?.isAdmin && (
          <Badge variant="info" size="md">
            {people.administrator}
          </Badge>
        )
      }
    >
      {(data) => <PersonCase person={data} />}
    </CaseFrame>
  )
}
