import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AccountInvitation } from '#contract/accounts/account-invitations.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { ResultList } from '#web/features/administration/cases/result-list.tsx'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { SendStoredAgain } from '#web/lib/site/stored-invitations.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import {
  useInvitationsExport,
  useOpenInvitations,
  useResend,
  useResendStored,
  useWithdraw,
} from './invitations-api.ts'

const variants = { sent: 'info', expired: 'neutral', declined: 'warn' } as const

/** Invitations that no one accepted, with what can be done about each. */
export function OpenInvitations({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { open: texts } = useTexts(peopleInvitationsCatalog)
  const list = useOpenInvitations()
  const resending = useResendStored()
  return (
    <ResultList
      list={list}
      icon={Mail}
      texts={texts}
      action={
        <>
          <SendStoredAgain
            invitations={list.data?.pages.flatMap(({ items }) => items) ?? []}
            sending={resending}
          />
          <CsvButton exporting={useInvitationsExport()} />
        </>
      }
      renderItem={(invitation) => ({
        key: invitation.id,
        content: <Row invitation={invitation} onWithdrawn={onWithdrawn} />,
      })}
    />
  )
}

function Row({ invitation, onWithdrawn }: { invitation: AccountInvitation; onWithdrawn: () => void }) {
  const { open: texts } = useTexts(peopleInvitationsCatalog)
  const { invitationStates } = useTexts(staffListsCatalog)
  const reasons = useTexts(undeliveredEmailsCatalog)
  const { email, firstName, lastName, invitedBy, sentAt, state, undelivered } = invitation
  const [isConfirming, setConfirming] = useState(false)
  const isWithdrawn = useRef(false)
  const resend = useResend()
  const withdraw = useWithdraw()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 wrap-anywhere">
      <span className="min-w-0 flex-1 basis-56">
        <span dir="auto" className="font-medium">
          {firstName} {lastName}
        </span>
        <span className="text-muted block text-sm">{email}</span>
      </span>
      <span className="text-muted text-sm">
        {texts.sentAt} <TimeStamp iso={sentAt} inText /> {invitedBy && texts.by({ name: invitedBy })}
      </span>
      {(state !== 'sent' || !undelivered) && (
        <Badge variant={variants[state]}>{invitationStates[state]}</Badge>
      )}
      {undelivered && <Badge variant="danger">{reasons[undelivered]}</Badge>}
      <span className="flex flex-wrap gap-2">
        {state !== 'declined' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.resendTo({ email })}
            loading={resend.isPending}
            onClick={() => resend.mutate(invitation)}
          >
            {texts.resend}
          </Button>
        )}
        {state !== 'declined' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.withdrawOf({ email })}
            onClick={() => setConfirming(true)}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        onClosed={(event) => {
          if (!isWithdrawn.current) return
          // Its button is gone.
          event.preventDefault()
          onWithdrawn()
        }}
        title={texts.confirm}
        text={texts.confirmText({ email })}
        confirmLabel={texts.withdraw}
        destructive
        loading={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(invitation, {
            onSuccess: () => {
              isWithdrawn.current = true
              setConfirming(false)
            },
          })
        }
      />
    </div>
  )
}
