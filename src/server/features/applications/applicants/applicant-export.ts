/** Applicants as a CSV file for the organization. */
import type { ApplicantQuery, exportApplicants } from '#contract/applications/applicants.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { declineReasonsCatalog, type DeclineReasonsTexts } from '#contract/texts/decline-reasons-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { occupiesSpot } from '#domain/applications/applications.ts'
import { writeAnswers } from '#domain/applications/screening.ts'
import { isShortlisted } from '#domain/applications/triage.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, type CsvColumn } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { withoutHelp } from '#server/queries/organizations/own-organizations.ts'
import { requireReceivedApplications } from '#server/queries/applications/received-applications.ts'
import {
  applicantExportCatalog,
  type ApplicantExportTexts,
} from '#server/features/applications/texts/applicant-export-texts.ts'
import { listExportRows, type ExportRow } from './applicant-queries.ts'
import { presentDecision } from './applicant-present.ts'
import { addFits, listAllApplicants, orderApplicants, type Ranked } from './applicants.ts'

/** How many rows are read at a time. */
const batch = 200

/**
 * The applicants of a query, or exactly those of `ids`, in its order. Refuses ids of other organizations. The export is
 * recorded before its first line is sent.
 */
export async function exportToCsv(
  visitor: Context,
  { ids, ...query }: EndpointInput<typeof exportApplicants>['body'],
): Promise<Download> {
  const ctx = withoutHelp(visitor)
  if (ids) await requireReceivedApplications(ctx, ids)
  const keys = ids ? await orderApplicants(ctx, ids, query) : await listAllApplicants(ctx, query)
  await recordExport(ctx, { rows: keys.length, query, isChosen: ids !== undefined })
  const texts = applicantExportCatalog.read(ctx.language)
  const reasons = declineReasonsCatalog.read(ctx.language)
  async function* rows() {
    for (let at = 0; at < keys.length; at += batch) {
      const part = await addFits(ctx, keys.slice(at, at + batch))
      const found = await listExportRows(
        ctx.db,
        part.map(({ id }) => id),
      )
      const known = new Map(found.map((row) => [row.id, row]))
      for (const one of part) {
        const row = known.get(one.id)
        if (row) yield { ...row, fit: one.fit, decided: presentDecision(row.decision) }
      }
    }
  }
  return csvDownload(csvName('applicants', ctx.now()), rows(), columnsOf({ texts, reasons }))
}

interface Export {
  rows: number
  query: ApplicantQuery
  /** Only the applicants of `ids`, so that the filters do not apply. */
  isChosen: boolean
}

/** What was searched may be a person's name, so the log only says that there was a search. */
async function recordExport(ctx: Context, { rows, query, isChosen }: Export): Promise<void> {
  const { q, organizationId, projectId, show } = query
  const filters = { organizationId, projectId, q }
  const named = Object.entries(filters).flatMap(([name, value]) => (value ? [name] : []))
  await recordAudit(ctx.db, {
    actorId: ctx.actor.id,
    origin: ctx.origin,
    action: 'applicants.export',
    objectType: 'organization',
    // What the request names is recorded only if it is the actor's.
    objectId: ctx.actor.organizations.some(({ id }) => id === organizationId)
      ? (organizationId ?? null)
      : null,
    after: { rows, filter: isChosen ? ['ids'] : [...named, ...(show === 'all' ? [] : [`show=${show}`])] },
  })
}

interface Texts {
  texts: ApplicantExportTexts
  reasons: DeclineReasonsTexts
}

type Row = ExportRow & Pick<Ranked, 'fit'> & { decided: ReturnType<typeof presentDecision> }

const columnsOf = ({ texts, reasons }: Texts): CsvColumn<Row>[] => {
  const { columns } = texts
  return [
    [columns.name, ({ volunteer }) => formatFullName(volunteer)],
    // The volunteer shares it with the organization by being accepted (decision D).
    [columns.email, (row) => (occupiesSpot(row.status) ? row.email : null)],
    [columns.project, ({ project }) => project.title],
    [columns.organization, ({ organization }) => organization.organizationName],
    [columns.status, ({ status }) => texts.statuses[status]],
    [
      columns.shortlisted,
      ({ status, shortlistedAt }) =>
        isShortlisted({ status, endedBy: null }, shortlistedAt) ? texts.yes : texts.no,
    ],
    [columns.fit, ({ fit }) => String(fit.score)],
    [columns.skills, ({ fit }) => fit.skills.join(', ')],
    [columns.appliedAt, (row) => csvTime(row.createdAt)],
    [columns.decidedAt, ({ decided }) => decided.decidedAt && csvTime(new Date(decided.decidedAt))],
    [columns.decidedBy, ({ decided }) => decided.decidedBy?.name ?? null],
    [columns.confirmedHours, (row) => String(row.confirmedHours)],
    [columns.automaticHours, (row) => String(row.automaticHours)],
    [columns.waitingHours, (row) => String(row.waitingHours)],
    [columns.message, (row) => row.message],
    [columns.declineReason, ({ declineReason }) => declineReason && reasons.names[declineReason]],
    [columns.declineWords, (row) => row.declineReason && row.endReason],
    [columns.feedback, (row) => row.organizationFeedback],
    [columns.answers, (row) => writeAnswers(row.screeningAnswers).join('\n\n')],
  ]
}
