import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { Invite } from '#contract/invites/invites.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useReach } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useInviteDetail, useInviteMove, useSentInvites, useSentInvitesExport } from './api.ts'
import { InviteCard } from './invite-card.tsx'
import { InviteList } from './invite-list.tsx'
import { invitesCatalog } from './texts/invites-texts.ts'

type SentInvitesProps = {
  /** One of the reader's organizations, or all; undefined means the one that acts. */
  organization: string | undefined
  /** The invite that a link led to. */
  linkedId: string | null
}

/** The invites of the reader's organizations, newest first, each with what became of it. */
export function SentInvites({ organization, linkedId }: SentInvitesProps) {
  const { sent: texts } = useTexts(invitesCatalog)
  const linked = useInviteDetail(linkedId)
  const query = useScopeQuery(organization)
  const exporting = useSentInvitesExport(query)
  const { organizationId } = query
  const canExport = useReach('organization', organizationId === undefined ? undefined : [organizationId]).some
  return (
    <InviteList
      list={useSentInvites(query)}
      label={texts.label}
      linked={linked.data ?? null}
      action={canExport && <CsvButton exporting={exporting} />}
      empty={
        <EmptyState
          icon={Mail}
          title={texts.none}
          text={texts.noneText}
          action={
            <Button asChild>
              <Link {...paths.organizationDashboard({ tab: 'projects' })}>{texts.toProjects}</Link>
            </Button>
          }
        />
      }
    >
      {(invite) => (
        <InviteCard invite={invite} who={<To invite={invite} />} isLinked={invite.id === linkedId}>
          {invite.status === 'pending' && <WithdrawButton invite={invite} />}
          {invite.applicationId !== null && (
            <Button asChild size="sm" variant="secondary">
              <Link {...paths.applications({ tab: 'received', application: invite.applicationId })}>
                {texts.application}
              </Link>
            </Button>
          )}
        </InviteCard>
      )}
    </InviteList>
  )
}

function To({ invite: { volunteer } }: { invite: Invite }) {
  const name = formatFullName(volunteer)
  if (!volunteer.hasPublicPortfolio) return <span dir="auto">{name}</span>
  return (
    <Link {...paths.portfolio(volunteer.id)} className="link" dir="auto">
      {name}
    </Link>
  )
}

function WithdrawButton({ invite }: { invite: Invite }) {
  const { sent: texts } = useTexts(invitesCatalog)
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useInviteMove(invite, {
    onMoved: () => toast({ title: texts.withdrawn }),
    failed: texts.withdrawFailed,
  })
  const name = formatFullName(invite.volunteer)
  const withdraw = () => mutate({ status: 'withdrawn' }, { onSuccess: () => setOpen(false) })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.withdrawTitle}
      text={texts.withdrawText({ name })}
      confirmLabel={texts.withdraw}
      destructive
      loading={isPending}
      onConfirm={withdraw}
      trigger={
        <Button
          size="sm"
          variant="secondary"
          aria-label={texts.withdrawOf({ name, project: invite.project.title })}
        >
          {texts.withdraw}
        </Button>
      }
    />
  )
}
