import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleCheck, MailWarning, UserSearch } from 'lucide-react'
import { formatList } from '#contract/i18n/lists.ts'
import type { PersonRow } from '#contract/moderation/person-row.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { entryClasses, ResultList } from '#web/features/administration/cases/result-list.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { usePeople } from './moderation-api.ts'

/** People that match the filters. */
export function PeopleList({ search, action }: { search: SearchOf<'/admin/people'>; action: ReactNode }) {
  const moderationTexts = useTexts(moderationCatalog)
  const list = usePeople(search)
  return (
    <ResultList
      action={action}
      list={list}
      icon={UserSearch}
      texts={moderationTexts.people}
      renderItem={(person) => ({ key: person.id, content: <Entry person={person} /> })}
    />
  )
}

/** One person: on wide screens in columns, on phones what does not fit is below the name. */
function Entry({ person }: { person: PersonRow }) {
  const language = useLanguage()
  const moderationTexts = useTexts(moderationCatalog)
  const { people } = moderationTexts
  const { accountTypes, accountStates } = useTexts(staffListsCatalog)
  const { names: staffNames } = useTexts(staffRolesCatalog)
  const roles = person.roles.map((role) => accountTypes[role])
  const emailState =
    person.emailBouncedAt !== null ? 'bounced' : person.isEmailVerified ? 'verified' : 'unverified'
  const EmailIcon = emailState === 'verified' ? CircleCheck : MailWarning
  return (
    <Link
      {...paths.adminPerson(person.id)}
      className={`${entryClasses} xl:grid xl:grid-cols-[minmax(0,1fr)_11rem_8rem_9.5rem]`}
    >
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <Avatar name={person.name} size="sm" />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 font-medium">
            <span dir="auto">{person.name}</span>
            {person.staffRoles.map((role) => (
              <Badge key={role} variant="info" size="xs">
                {staffNames[role]}
              </Badge>
            ))}
            {person.isSuspended && (
              <Badge variant="danger" size="xs">
                {accountStates.suspended}
              </Badge>
            )}
            {(person.deletionDueAt !== null || person.isFormer) && (
              <Badge variant="neutral" size="xs">
                {person.isFormer ? accountStates.former : accountStates.leaving}
              </Badge>
            )}
          </span>
          <span className="text-muted block text-sm">{person.email}</span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-xl:w-full max-xl:ps-11 xl:contents">
        {/* Empty ones only hold their columns. */}
        <span className="empty:max-xl:hidden">{formatList(language, roles)}</span>
        {person.isFormer ? (
          <span className="max-xl:hidden" />
        ) : (
          <span
            className={`flex items-center gap-1.5 ${emailState === 'verified' ? 'text-muted' : 'text-warn font-medium'}`}
          >
            <EmailIcon aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{people.email}: </span>
            {people.emailStates[emailState]}
          </span>
        )}
        <span className="text-muted">
          {people.joined} <TimeStamp iso={person.createdAt} inText />
        </span>
      </span>
    </Link>
  )
}
