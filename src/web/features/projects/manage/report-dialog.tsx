import { useEffect, useState } from 'react'
import { hasImpact } from '#domain/projects/impact.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useImpactReport, useSaveImpactReport } from './api.ts'
import { useImpactDraft, type StoredReport } from './impact-draft.ts'
import { ImpactFields, impactFieldId, listImpactErrors } from './impact-fields.tsx'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { ManagedProject } from './moves.ts'

export type ReportDialogProps = {
  project: ManagedProject
  onClosed: (event: Event) => void
}

/** Adds or edits the impact report of a completed project. */
export function ReportDialog({ project, onClosed }: ReportDialogProps) {
  const impactTexts = useTexts(impactCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const [open, setOpen] = useState(true)
  const stored = useImpactReport(project.id)
  const save = useSaveImpactReport(project.id)
  const draft = useImpactDraft(project.id, stored.data?.report ?? null)
  const [attempt, setAttempt] = useState(0)
  // The report this edit is based on: the one first loaded, or the conflicting one shown since.
  const [conflictingReport, setConflictingReport] = useState<StoredReport>()
  const baseReport = conflictingReport === undefined ? stored.data?.report : conflictingReport

  async function submit() {
    if (save.isPending || baseReport === undefined) return
    setAttempt((count) => count + 1)
    const { report } = draft
    if (!report) return
    try {
      await save.mutateAsync({ ...report, ifUpdatedAt: baseReport?.updatedAt ?? null })
    } catch (error) {
      toastFailure(error, impactTexts.failed, errorsTexts.unreachable)
      if (isApiError(error) && error.body?.code === 'impact_report_changed') {
        const { data } = await stored.refetch()
        setConflictingReport(data?.report)
      }
      return
    }
    draft.forget()
    toast(hasImpact(report) ? impactTexts.saved : impactTexts.removed)
    setOpen(false)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={impactTexts.editTitle({ project: project.title })}
      description={impactTexts.why}
      onSubmit={() => void submit()}
      submit={{
        label: impactTexts.save,
        loading: save.isPending,
        loadingText: impactTexts.saving,
        disabled: !stored.data,
      }}
    >
      {stored.data ? (
        <div className="grid gap-5">
          {attempt > 0 && <ErrorSummary errors={listImpactErrors(impactTexts, draft)} attempt={attempt} />}
          {conflictingReport !== undefined && <StoredNow report={conflictingReport} />}
          <FirstFieldFocus />
          <ImpactFields draft={draft} showsErrors={attempt > 0} />
        </div>
      ) : stored.isError ? (
        <ErrorState
          as="h3"
          title={impactTexts.loadFailed}
          onRetry={() => void stored.refetch()}
          retrying={stored.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}

/** The fields load after the dialog has opened and set the focus elsewhere. */
function FirstFieldFocus() {
  useEffect(() => document.getElementById(impactFieldId('peopleHelped'))?.focus(), [])
  return null
}

/** What another member saved meanwhile, shown beside the draft. */
function StoredNow({ report }: { report: StoredReport }) {
  const impactTexts = useTexts(impactCatalog)
  const people = report?.peopleHelped ?? null
  return (
    <div role="status" className="bg-warn-soft text-warn grid gap-1 rounded-md px-4 py-3 text-sm">
      <p className="font-semibold">{impactTexts.storedNow}</p>
      {people !== null && <p>{impactTexts.counted({ count: people })}</p>}
      {report?.summary && <p className="whitespace-pre-line">{report.summary}</p>}
      {!report && <p>{impactTexts.nothing}</p>}
    </div>
  )
}
