import { ScopeFields } from '#web/features/applications/scope/scope-fields.tsx'
import { OwnAnswers } from '#web/features/invites/own-answers.tsx'
import { ReceivedInvites } from '#web/features/invites/received-invites.tsx'
import { invitesCatalog } from '#web/features/invites/texts/invites-texts.ts'
import { ReportAccountButton } from '#web/features/reports/report-account-button.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { useTexts } from '#web/lib/texts.ts'
import { receivedInvitesSearch } from './routes.tsx'

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
        scope={(scope) => scope && <ScopeFields scope={scope} isContactHidden />}
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
