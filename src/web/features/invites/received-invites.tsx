import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Invite } from '#contract/invites/invites.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useInviteDetail, useReceivedInvites, useReceivedInvitesExport } from './api.ts'
import type { DeclineDialogProps } from './decline-dialog.tsx'
import { InviteCard } from './invite-card.tsx'
import { InviteList } from './invite-list.tsx'
import { invitesCatalog } from './texts/invites-texts.ts'

const loadDecline = async () => (await withTexts(import('./decline-dialog.tsx'))).DeclineDialog
const DeclineDialog = lazyDialog<DeclineDialogProps>(loadDecline, ({ onOpenChange }) => onOpenChange(false))

type ReceivedInvitesProps = {
  /** The invite that a link led to. */
  linkedId: string | null
  /** Accepts an invite, with what other features ask of those who join. */
  accept: (invite: Invite) => ReactNode
  /** Reports an invite, from another feature. */
  report: (invite: Invite) => ReactNode
}

/** The reader's invites as a volunteer, newest first. */
export function ReceivedInvites({ linkedId, accept, report }: ReceivedInvitesProps) {
  const { received: texts } = useTexts(invitesCatalog)
  const linked = useInviteDetail(linkedId)
  return (
    <InviteList
      list={useReceivedInvites()}
      label={texts.label}
      linked={linked.data ?? null}
      action={<CsvButton exporting={useReceivedInvitesExport()} />}
      empty={
        <EmptyState
          icon={Mail}
          title={texts.none}
          text={texts.noneText}
          action={
            <Button asChild>
              <Link {...paths.volunteerProfile()}>{texts.toProfile}</Link>
            </Button>
          }
        />
      }
    >
      {(invite) => (
        <InviteCard invite={invite} who={<From invite={invite} />} isLinked={invite.id === linkedId}>
          <Answers invite={invite} accept={accept} />
          {report(invite)}
        </InviteCard>
      )}
    </InviteList>
  )
}

function From({ invite: { sender, organization } }: { invite: Invite }) {
  const { received: texts } = useTexts(invitesCatalog)
  const name = organization.organizationName
  return (
    <Link {...paths.organization(organization.id)} className="link" dir="auto">
      {sender
        ? texts.by({ sender: formatFullName(sender), organization: name })
        : texts.from({ organization: name })}
    </Link>
  )
}

function Answers({ invite, accept }: { invite: Invite } & Pick<ReceivedInvitesProps, 'accept'>) {
  const texts = useTexts(invitesCatalog)
  const { status, refusal, applicationId, project } = invite
  if (status === 'accepted' && applicationId !== null) {
    return (
      <Button asChild size="sm" variant="secondary">
        <Link {...paths.applications({ tab: 'mine', application: applicationId })}>
          {texts.seeApplication}
        </Link>
      </Button>
    )
  }
  if (status !== 'pending') return null
  return (
    <>
      {refusal === null && accept(invite)}
      <LazyDialogButton
        load={loadDecline}
        trigger={
          <Button size="sm" variant="secondary" aria-label={texts.declineOf({ project: project.title })}>
            {texts.decline}
          </Button>
        }
      >
        {(dialog) => <DeclineDialog {...dialog} invite={invite} />}
      </LazyDialogButton>
    </>
  )
}
