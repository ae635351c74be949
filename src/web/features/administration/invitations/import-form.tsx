import { peopleImport, type InvitedStatus } from '#domain/accounts/account-invitations.ts'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'
import { PeopleListForm } from '#web/ui/people-list/people-list-form.tsx'
import { useCheckPeople, useInvitePeople } from './invitations-api.ts'

const variants: Record<InvitedStatus, BadgeVariant> = {
  new: 'success',
  invited: 'neutral',
  declined: 'warn',
  account: 'neutral',
  repeated: 'neutral',
}

/** Checks a list of people, then invites them to create an account. */
export function ImportForm() {
  const texts = useTexts(peopleInvitationsCatalog)
  return (
    <PeopleListForm
      as="h2"
      label={texts.list}
      hint={texts.hint({ people: peopleImport.people })}
      check={useCheckPeople()}
      send={useInvitePeople()}
      describe={({ firstName, lastName, status }) => ({
        name: `${firstName} ${lastName}`,
        badges: [{ text: texts.statuses[status], variant: variants[status] }],
      })}
    />
  )
}
