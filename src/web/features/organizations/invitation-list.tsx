import { Mail } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Invitation } from '#contract/organizations/member-invitations.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmButton } from '#web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { SendStoredAgain } from '#web/lib/site/stored-invitations.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import {
  useInvitations,
  useInvitationsExport,
  useResendInvitation,
  useResendStored,
  useWithdrawInvitation,
} from './member-api.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { membersCatalog } from './texts/members-texts.ts'

export type InvitationListProps = {
  organization: User['organizations'][number]
  /** Called after an invitation and its focused button are gone. */
  onDone: () => void
}

/** Open invitations; nothing if there are none. */
export function InvitationList({ organization, onDone }: InvitationListProps) {
  const { invitations: texts } = useTexts(membersCatalog)
  const { data, isError, isFetching, refetch } = useInvitations(organization.id)
  const exporting = useInvitationsExport(organization.id)
  const resending = useResendStored(organization.id)
  if (!data) {
    if (!isError) return null
    return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (data.length === 0) return null
  return (
    <div className="mt-2 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-base">{texts.heading}</h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SendStoredAgain invitations={data} sending={resending} />
          <CsvButton exporting={exporting} />
        </div>
      </div>
      <ul
        aria-label={texts.list({ organization: organization.name })}
        className="divide-line border-line divide-y border-y"
      >
        {data.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            organizationId={organization.id}
            onDone={onDone}
          />
        ))}
      </ul>
    </div>
  )
}

type InvitationRowProps = { invitation: Invitation; organizationId: string; onDone: () => void }

function InvitationRow({ invitation, organizationId, onDone }: InvitationRowProps) {
  const { invitations: texts, roles } = useTexts(membersCatalog)
  const reasons = useTexts(undeliveredEmailsCatalog)
  const { email, role, invitedBy, isExpired, undelivered } = invitation
  // A server of the release before, which may answer while another one is being replaced, sends no name.
  const { firstName, lastName }: Partial<Invitation> = invitation
  const name = formatFullName({ firstName: firstName ?? '', lastName: lastName ?? '' })
  const resend = useResendInvitation(organizationId)
  const withdraw = useWithdrawInvitation(organizationId)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 wrap-anywhere">
      <Mail aria-hidden className="text-muted size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name || email}
          <Badge variant={role === 'owner' ? 'primary' : 'neutral'}>{roles[role]}</Badge>
          {isExpired && <Badge variant="warn">{texts.expired}</Badge>}
          {undelivered && <Badge variant="danger">{reasons[undelivered]}</Badge>}
        </p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          {name !== '' && <span>{email}</span>}
          <span>
            {texts.sent} <TimeStamp iso={invitation.sentAt} />{' '}
            {invitedBy && texts.by({ name: formatFullName(invitedBy) })}
          </span>
          {!isExpired && (
            <span>
              {texts.expires} <TimeStamp iso={invitation.expiresAt} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.againOf({ email })}
          loading={resend.isPending}
          onClick={() => resend.mutate(invitation)}
        >
          {texts.again}
        </Button>
        <ConfirmButton
          title={texts.withdrawTitle}
          text={texts.withdrawText({ email })}
          confirmLabel={texts.withdraw}
          destructive
          loading={withdraw.isPending}
          onConfirm={(close) => withdraw.mutate(invitation, { onSuccess: onDone, onSettled: close })}
          trigger={
            <Button variant="ghost" size="sm" aria-label={texts.withdrawOf({ email })}>
              {texts.withdraw}
            </Button>
          }
        />
      </div>
    </li>
  )
}
