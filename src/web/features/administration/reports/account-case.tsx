import { Link } from '@tanstack/react-router'
import type { AccountCase, AccountCaseReport } from '#contract/moderation/account-reports.ts'
import {
  listAccountCaseDecisions,
  type AccountCaseDecision,
  type AccountCaseState,
  type AccountKind,
} from '#domain/moderation/reports.ts'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { useReader } from '#web/features/administration/reader.ts'
import { ReportHead } from '#web/features/administration/cases/report-head.tsx'
import { ReporterRecord } from '#web/features/administration/cases/reporter-record.tsx'
import { adminReportsCatalog } from '#web/features/administration/texts/admin-reports-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { accountReportsCatalog } from '#web/features/moderation/reports/texts/account-reports-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { CaseCard } from '#web/features/administration/cases/case-card.tsx'
import { DecisionButtons } from '#web/features/administration/cases/decision-buttons.tsx'

const variants: Record<AccountCaseState, BadgeVariant> = {
  open: 'warn',
  dismissed: 'success',
  warned: 'neutral',
  suspended: 'danger',
  restored: 'success',
}

type AccountCaseCardProps = {
  kind: AccountKind
  about: AccountCase
  onDecide: (decision: AccountCaseDecision) => void
}

/** One reported person or organization with its reports, earlier decisions and what it does here. */
export function AccountCaseCard({ kind, about, onDecide }: AccountCaseCardProps) {
  const texts = useTexts(adminReportsCatalog)
  const { reasons } = useTexts(accountReportsCatalog)
  const { isAdmin } = useReader()
  const { account, state, reports } = about
  const refusal = about.isOwnCase ? texts.own : about.needsAdministrator ? texts.needsAdministrator : null
  const possible = listAccountCaseDecisions(state)
  const page = kind === 'person' ? paths.adminPerson(about.id) : paths.adminOrganization(about.id)
  return (
    <CaseCard
      title={
        isAdmin ? (
          <Link {...page} className="link" dir="auto">
            {account.name}
          </Link>
        ) : (
          <bdi>{account.name}</bdi>
        )
      }
      badge={<Badge variant={variants[state]}>{texts.states[state]}</Badge>}
      since={
        <>
          {state === 'open' ? texts.waiting : texts.decidedAt}{' '}
          <TimeStamp iso={about.at} inText asDuration={state === 'open'} />
        </>
      }
      summary={[
        reports[0] && reasons[reports[0].reason],
        reports.length > 1 ? texts.reports({ count: reports.length }) : null,
      ]}
    >
      <ul aria-label={texts.reports({ count: reports.length })} className="grid gap-3">
        {reports.map((report) => (
          <li key={report.id} className="border-line grid gap-1 border-s-3 ps-4 text-sm">
            <ReportLines report={report} />
          </li>
        ))}
      </ul>
      <FactList
        paired
        facts={[
          { label: texts.facts.since, value: <TimeStamp iso={account.createdAt} /> },
          { label: texts.facts.published, value: String(account.published) },
          { label: texts.facts.applications, value: texts.applications(account) },
          ...(account.suspensionReason === null
            ? []
            : [{ label: texts.facts.suspension, value: account.suspensionReason, isWide: true }]),
        ]}
      />
      <DecisionButtons
        decisions={possible}
        danger="suspend"
        texts={texts.actions}
        refusal={refusal}
        onDecide={onDecide}
      />
    </CaseCard>
  )
}

function ReportLines({ report }: { report: AccountCaseReport }) {
  const texts = useTexts(adminReportsCatalog)
  const { reasons } = useTexts(accountReportsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  const {
    reason,
    explanation,
    inviteContent,
    applicationContent,
    reporter,
    record,
    createdAt,
    verdict: decision,
    decidedAt,
    decidedBy,
    note,
  } = report
  return (
    <>
      <ReportHead
        title={reasons[reason]}
        by={texts.reportedBy({ name: nameAccount(reporter, inSentence) })}
        createdAt={createdAt}
        explanation={explanation}
      />
      {inviteContent !== null && <Quoted label={texts.inviteContent} text={inviteContent} />}
      {applicationContent !== null && <Quoted label={texts.applicationContent} text={applicationContent} />}
      <ReporterRecord record={record} />
      {decision && decidedAt && (
        <p className="text-muted wrap-anywhere">
          {texts.outcomes[decision]} {texts.reportedBy({ name: nameAccount(decidedBy, inSentence) })},{' '}
          <TimeStamp iso={decidedAt} inText />
          {note && `. ${texts.noteOf({ note })}`}
        </p>
      )}
    </>
  )
}

function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <figure className="measure grid gap-1">
      <figcaption className="text-muted">{label}</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </blockquote>
    </figure>
  )
}
