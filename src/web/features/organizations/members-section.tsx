import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { hasMemberPower } from '#domain/organizations/members.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useArrival } from '#web/lib/focus/arrival.ts'
import { membersId } from '#web/lib/navigation/paths.ts'
import { NoEmailNotice } from '#web/lib/site/stored-invitations.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { Coordination } from './coordination.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useMembers, useMembersExport } from './member-api.ts'
import { MemberList } from './member-list-form.tsx'
import { MemberRow } from './member-row.tsx'
import { membersCatalog } from './texts/members-texts.ts'

type Organization = User['organizations'][number]

/** The members of an organization, and the changes the reader can make. */
export function MembersSection({ organization }: { organization: Organization }) {
  const texts = useTexts(membersCatalog)
  const { id, name } = organization
  const isSeveral = useActingOrganization() !== null
  const headingId = membersId(id)
  const { data, isError, isFetching, refetch } = useMembers(id)
  const exporting = useMembersExport(id)
  const [isInviting, setInviting] = useState(false)
  useArrival(headingId, data !== undefined)
  // The pressed button disappears with its row, so the heading takes the focus.
  const focusHeading = () => document.getElementById(headingId)?.focus()
  const isOwner = hasMemberPower(organization.role, 'members')
  return (
    <SettingCard
      id={headingId}
      title={isSeveral ? texts.headingOf({ organization: name }) : texts.heading}
      text={texts.text}
    >
      {data ? (
        <ul
          aria-label={texts.list({ organization: name })}
          className="divide-line border-line divide-y border-y"
        >
          {data.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              organization={organization}
              owners={data.filter(({ role }) => role === 'owner').length}
              onDone={focusHeading}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
      {isOwner && (
        <>
          <NoEmailNotice />
          <div className="flex flex-wrap items-center gap-3">
            <InviteDialog
              organization={organization}
              open={isInviting}
              onOpenChange={setInviting}
              trigger={
                <Button variant="secondary">
                  <UserPlus aria-hidden />
                  {texts.invite.action}
                </Button>
              }
            />
            <CsvButton exporting={exporting} />
          </div>
          <MemberList organization={organization} />
          <InvitationList organization={organization} onDone={focusHeading} />
          <Coordination organization={organization} />
        </>
      )}
    </SettingCard>
  )
}
