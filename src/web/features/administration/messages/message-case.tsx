import { OrganizationLink, PersonLink } from '#web/features/administration/cases/staff-link.tsx'
import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import type { MessageCase } from '#contract/messages/cases.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import {
  listMessageCaseDecisions,
  type MessageCaseDecision,
  type MessageCaseState,
} from '#domain/messages/messaging.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import {
  adminMessagesCatalog,
  type AdminMessagesTexts,
} from '#web/features/administration/texts/admin-messages-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import {
  deletedAccountCatalog,
  type DeletedAccountTexts,
} from '#web/features/administration/texts/deleted-account-texts.ts'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { ReportHead } from '#web/features/administration/cases/report-head.tsx'
import { ReporterRecord } from '#web/features/administration/cases/reporter-record.tsx'
import { CaseCard } from '#web/features/administration/cases/case-card.tsx'
import { DecisionButtons } from '#web/features/administration/cases/decision-buttons.tsx'

const variants: Record<MessageCaseState, 'warn' | 'neutral' | 'success'> = {
  open: 'warn',
  kept: 'success',
  removed: 'neutral',
  restored: 'success',
}

type MessageCaseCardProps = { about: MessageCase; onDecide: (decision: MessageCaseDecision) => void }

/** One reported message with its conversation and its reports. */
export function MessageCaseCard({ about, onDecide }: MessageCaseCardProps) {
  const language = useLanguage()
  const texts = useTexts(adminMessagesCatalog)
  const deletedAccountTexts = useTexts(deletedAccountCatalog)
  const { state, message, conversation, isOwnCase } = about
  const { volunteer, organization } = conversation
  const reader = message.side === 'volunteer' ? organization.organizationName : formatFullName(volunteer)
  const isOpen = state === 'open'
  const decisions = listMessageCaseDecisions(state, about)
  return (
    <CaseCard
      title={texts.to({ writer: nameAccount(message.writer, deletedAccountTexts.alone), reader })}
      badge={<Badge variant={variants[state]}>{texts.states[state]}</Badge>}
      since={
        <>
          {isOpen ? texts.waiting : texts.decidedAt} <TimeStamp iso={about.at} inText asDuration={isOpen} />
        </>
      }
      summary={[about.reports[0] && texts.reasons[about.reports[0].reason], message.content]}
    >
      <Reports about={about} />
      <div className="bg-sunken grid grid-cols-1 gap-1 rounded-md px-4 py-3">
        <p className="text-muted text-sm font-semibold">{texts.message}</p>
        {message.deletedAt && (
          <p className="text-muted">{state === 'removed' ? texts.isRemoved : texts.isDeleted}</p>
        )}
        {message.content && <p className="measure wrap-anywhere whitespace-pre-line">{message.content}</p>}
      </div>
      <FactList paired facts={factsOf(language, { texts, deletedAccountTexts }, about)} />
      <DecisionButtons
        decisions={decisions}
        danger="remove"
        texts={texts.actions}
        refusal={isOwnCase ? texts.own : null}
        onDecide={onDecide}
      />
    </CaseCard>
  )
}

function factsOf(
  language: Language,
  { texts, deletedAccountTexts }: { texts: AdminMessagesTexts; deletedAccountTexts: DeletedAccountTexts },
  { message, conversation }: MessageCase,
) {
  const { volunteer, organization, project } = conversation
  const files = formatList(
    language,
    message.attachments.map(({ name }) => name),
  )
  return [
    {
      label: texts.writer,
      value: message.writer ? (
        <PersonLink id={message.writer.id} name={formatFullName(message.writer)} />
      ) : (
        deletedAccountTexts.alone
      ),
    },
    { label: texts.volunteer, value: <PersonLink id={volunteer.id} name={formatFullName(volunteer)} /> },
    {
      label: texts.organization,
      value: <OrganizationLink id={organization.id} name={organization.organizationName} />,
    },
    {
      label: texts.project,
      value: project ? (
        <Link {...paths.project(project.id)} className="link" dir="auto">
          {project.title}
        </Link>
      ) : (
        texts.general
      ),
    },
    { label: texts.written, value: <TimeStamp iso={message.timestamp} /> },
    ...(message.editedAt ? [{ label: texts.edited, value: <TimeStamp iso={message.editedAt} /> }] : []),
    ...(files ? [{ label: texts.files, value: files, isWide: true }] : []),
  ]
}

/** Who reported it and why, the text at that time, and the decision. */
function Reports({ about }: { about: MessageCase }) {
  const texts = useTexts(adminMessagesCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  return (
    <ul aria-label={texts.reports({ count: about.reports.length })} className="grid gap-3">
      {about.reports.map(({ id, reason, explanation, content, ...report }) => (
        <li key={id} className="border-line grid gap-1 border-s-3 ps-4 text-sm">
          <ReportHead
            title={texts.reasons[reason]}
            by={texts.reportedBy({ name: nameAccount(report.reporter, inSentence) })}
            createdAt={report.createdAt}
            explanation={explanation}
          />
          {content !== about.message.content && (
            <p className="measure wrap-anywhere whitespace-pre-line">
              <span className="text-muted">{texts.asReported}</span> {content}
            </p>
          )}
          <ReporterRecord record={report.record} />
          {report.verdict && report.decidedAt && (
            <p className="text-muted wrap-anywhere">
              {texts.outcomes[report.verdict]}{' '}
              {texts.reportedBy({ name: nameAccount(report.decidedBy, inSentence) })},{' '}
              <TimeStamp iso={report.decidedAt} inText />
              {report.note && `. ${texts.noteOf({ note: report.note })}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
