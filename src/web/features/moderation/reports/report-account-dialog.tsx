import {
  newAccountReport,
  reportApplication,
  reportInvite,
  reportOrganization,
  reportPerson,
} from '#contract/moderation/account-reports.ts'
import { listMyInvites } from '#contract/invites/invites.ts'
import { limits } from '#contract/limits.ts'
import type { AccountKind } from '#domain/moderation/reports.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useReportForm } from '#web/lib/forms/report-form.ts'
import { listVolunteers } from '#contract/matching/directory.ts'
import { getConversation, listConversations } from '#contract/messages/conversations.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { getApplicant } from '#contract/applications/applicants.ts'
import { getPortfolio } from '#contract/portfolios/portfolios.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { ReportDialogState } from '#web/ui/forms/report-button-base.tsx'
import { ReportDialogBase } from '#web/ui/forms/report-dialog-base.tsx'
import { accountReportsCatalog } from './texts/account-reports-texts.ts'

/**
 * A person or an organization that the reader sees, or an invite or an application, with the name of the organization
 * or the volunteer that sent it.
 */
export type ReportedAccount = { kind: AccountKind | 'invite' | 'application'; id: string; name: string }

export type ReportAccountDialogProps = ReportDialogState & { account: ReportedAccount }

const endpoints = {
  person: reportPerson,
  organization: reportOrganization,
  invite: reportInvite,
  application: reportApplication,
} as const

/** What says that the reader has reported it. */
const whereReported = [
  getOrganization,
  getPortfolio,
  getApplicant,
  listMyInvites,
  getConversation,
  listConversations,
  listVolunteers,
]

/** Reports a person, an organization or an invite to administrators, with a listed reason and an explanation. */
export function ReportAccountDialog({ account, onReported, ...dialog }: ReportAccountDialogProps) {
  const { id, kind, name } = account
  const texts = useTexts(accountReportsCatalog)
  const mutation = useEndpointMutation(endpoints[kind], (body) => ({ params: { id }, body }), {
    invalidates: whereReported,
    awaitsRefetch: false,
  })
  const report = useReportForm(mutation, {
    schema: newAccountReport,
    texts,
    onSent: onReported,
  })
  return (
    <ReportDialogBase
      {...dialog}
      description={texts[kind].text({ name })}
      texts={{ ...texts, title: texts[kind].title({ name }) }}
      report={report}
      max={limits.decisionReason}
    />
  )
}
