import { describeEvidence } from '#contract/i18n/findings.ts'
import type { ProjectCase, ProjectCaseReport, StoredFinding } from '#contract/projects/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { safeguardRulesCatalog } from '#contract/texts/safeguard-rules-texts.ts'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { nameField } from '#web/features/administration/cases/field-name.ts'
import { ReportHead } from '#web/features/administration/cases/report-head.tsx'
import { ReporterRecord } from '#web/features/administration/cases/reporter-record.tsx'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Evidence } from '#web/ui/display/evidence.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

/** Who or what reported a project, why, and the decisions. */
export function ProjectReports({ about }: { about: ProjectCase }) {
  const texts = useTexts(adminProjectsCatalog)
  const { reports, warnings } = about
  const count = reports.filter(({ isDecision }) => !isDecision).length
  return (
    <div className="grid gap-4">
      {reports.length > 0 && (
        <ul aria-label={count > 0 ? texts.reports({ count }) : texts.decisions} className="grid gap-3">
          {reports.map((report) => (
            <li key={report.id} className="border-line grid gap-1 border-s-3 ps-4 text-sm">
              {report.finding ? (
                <FindingLines finding={report.finding} at={report.createdAt} />
              ) : report.isDecision ? (
                <HoldLines report={report} />
              ) : (
                <PersonLines report={report} />
              )}
              <DecisionLine report={report} />
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <section aria-label={texts.warnings} className="grid gap-3">
          <p className="text-muted text-sm font-semibold">{texts.warnings}</p>
          <ul className="grid gap-3">
            {warnings.map((finding) => (
              <li
                key={`${finding.rule} ${finding.field}`}
                className="border-line grid gap-1 border-s-3 ps-4 text-sm"
              >
                <FindingLines finding={finding} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Why a project is here, in a few words: what a person or a safeguard said first; undefined if no one did. */
export function useFirstReason({ reports, warnings }: ProjectCase): string | null | undefined {
  const texts = useTexts(adminProjectsCatalog)
  const rules = useTexts(safeguardRulesCatalog)
  const [first] = reports.filter(({ isDecision }) => !isDecision)
  const finding = first ? first.finding : warnings[0]
  if (finding) return rules.names[finding.rule]
  return first?.reason && texts.reasons[first.reason]
}

/** What a safeguard found, where, and by which version of its rule. */
function FindingLines({ finding, at }: { finding: StoredFinding; at?: string }) {
  const texts = useTexts(adminProjectsCatalog)
  const rules = useTexts(safeguardRulesCatalog)
  const { rule, version, field, effect } = finding
  return (
    <>
      <p>
        <span className="font-semibold">{texts.finding({ name: rules.names[rule], rule, version })}</span>{' '}
        {at && (
          <span className="text-muted">
            <TimeStamp iso={at} inText />
          </span>
        )}
      </p>
      <p>
        <Evidence {...describeEvidence(rules, finding)} />
      </p>
      <p className="text-muted">
        {texts.foundIn({ field: nameField(texts, field) })}
        {effect === 'block' && ` ${texts.blocks}`}
      </p>
    </>
  )
}

function PersonLines({ report }: { report: ProjectCaseReport }) {
  const texts = useTexts(adminProjectsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  const { reason, explanation, reporter, record, createdAt } = report
  return (
    <>
      <ReportHead
        title={reason && texts.reasons[reason]}
        by={texts.reportedBy({ name: nameAccount(reporter, inSentence) })}
        createdAt={createdAt}
        explanation={explanation}
      />
      <ReporterRecord record={record} />
    </>
  )
}

/** Why an administrator holds the project back; nothing for a removal, whose decision has its own line. */
function HoldLines({ report }: { report: ProjectCaseReport }) {
  const texts = useTexts(adminProjectsCatalog)
  const { projectStates } = useTexts(staffListsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  const { explanation, reporter, createdAt, decidedAt } = report
  if (createdAt === decidedAt) return null
  return (
    <ReportHead
      title={projectStates.held}
      by={texts.reportedBy({ name: nameAccount(reporter, inSentence) })}
      createdAt={createdAt}
      explanation={explanation}
    />
  )
}

function DecisionLine({
  report: { verdict: decision, decidedAt, decidedBy, note },
}: {
  report: ProjectCaseReport
}) {
  const texts = useTexts(adminProjectsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  if (!decision || !decidedAt) return null
  return (
    <p className="text-muted wrap-anywhere">
      {texts.outcomes[decision]} {texts.reportedBy({ name: nameAccount(decidedBy, inSentence) })},{' '}
      <TimeStamp iso={decidedAt} inText />
      {note && `. ${texts.noteOf({ note })}`}
    </p>
  )
}
