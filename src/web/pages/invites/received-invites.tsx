import type { Invite } from '#contract/invites/invites.ts'
import { OwnAnswers } from '#web/features/invites/own-answers.tsx'
import { ReceivedInvites } from '#web/features/invites/received-invites.tsx'
import { invitesCatalog } from '#web/features/invites/texts/invites-texts.ts'
import { ReportAccountButton } from '#web/features/moderation/reports/report-account-button.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { AcceptDialogProps } from './accept-dialog.tsx'
import { receivedInvitesSearch } from './routes.tsx'

const loadAccept = async () => (await withTexts(import('./accept-dialog.tsx'))).AcceptDialog
const AcceptDialog = lazyDialog<AcceptDialogProps>(loadAccept, ({ onOpenChange }) => onOpenChange(false))

/** /invites: what organizations invited the reader to, and their answers (decision B8). */
export function ReceivedInvitesPage() {
  const { received: texts } = useTexts(invitesCatalog)
  const [{ invite }] = useSearchState(receivedInvitesSearch)
  usePageHead({ title: texts.title })
  return (
    <div className="page-width max-w-208 pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <div className="measure mt-2 mb-8 grid gap-2">
        <p className="text-muted">{texts.intro}</p>
        <OwnAnswers />
      </div>
      <ReceivedInvites
        linkedId={invite ?? null}
        accept={(invite) => <AcceptButton invite={invite} />}
        report={({ id, organization, project, hasReported }) => (
          <ReportAccountButton
            account={{ kind: 'invite', id, name: organization.organizationName }}
            isReported={hasReported}
            label={texts.reportOf({ project: project.title })}
          />
        )}
      />
    </div>
  )
}

function AcceptButton({ invite }: { invite: Invite }) {
  const texts = useTexts(invitesCatalog)
  return (
    <LazyDialogButton
      load={loadAccept}
      trigger={
        <Button size="sm" aria-label={texts.acceptOf({ project: invite.project.title })}>
          {texts.accept}
        </Button>
      }
    >
      {(dialog) => <AcceptDialog {...dialog} invite={invite} />}
    </LazyDialogButton>
  )
}
