import { Link, useParams } from '@tanstack/react-router'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { CaseFrame } from '#web/features/administration/cases/case-frame.tsx'
import { usePerson } from '#web/features/administration/moderation/moderation-api.ts'
import { PersonCase } from '#web/features/administration/moderation/person-case.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** One person at /admin/people/$id. */
export function AdminPersonPage() {
  const { people } = useTexts(moderationCatalog)
  const { names } = useTexts(staffRolesCatalog)
  const { id } = useParams({ from: '/admin/admin/people/$id' })
  const person = usePerson(id)
  return (
    <CaseFrame
      query={person}
      texts={people}
      renderBack={(text, className) => (
        <Link {...paths.adminPeople()} className={className}>
          {text}
        </Link>
      )}
      badge={
        person.data && (
          <>
            {person.data.staffRoles.map((role) => (
              <Badge key={role} variant="info" size="md">
                {names[role]}
              </Badge>
            ))}
          </>
        )
      }
    >
      {(data) => <PersonCase person={data} />}
    </CaseFrame>
  )
}
