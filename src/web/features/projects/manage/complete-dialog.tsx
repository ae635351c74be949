import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { exclusionReason } from '#contract/projects/management.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog, type FieldsTexts } from '#contract/texts/fields-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { hasImpact } from '#domain/projects/impact.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useCompleteProject, useCompletionPreview, type LeaveOut } from './api.ts'
import { useImpactDraft } from './impact-draft.ts'
import { ImpactFields, listImpactErrors } from './impact-fields.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { ManagedProject } from './moves.ts'

export type CompleteDialogProps = {
  project: ManagedProject
  onClosed: (event: Event) => void
}

/** Reasons for volunteers who are not signed off, by application id. */
type Reasons = Readonly<Record<string, string>>
const fieldOf = (applicationId: string) => `reason-${applicationId}`

/** What is wrong with a reason; undefined if nothing is. */
function findProblem(texts: FieldsTexts, reason: string) {
  const [issue] = exclusionReason.safeParse(reason).error?.issues ?? []
  return issue && describeFieldText(texts, issue.message)
}

/** Completes a project: checked volunteers are signed off, the others get a reason (decision A12). */
export function CompleteDialog({ project, onClosed }: CompleteDialogProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const impactTexts = useTexts(impactCatalog)
  const { complete: texts } = useTexts(manageCatalog)
  const { projectCompleted } = useTexts(applicationsCatalog)
  const preview = useCompletionPreview(project.id)
  const complete = useCompleteProject(project.id)
  const [open, setOpen] = useState(true)
  const [excluded, setExcluded] = useState<Reasons>({})
  const [attempt, setAttempt] = useState(0)
  const draft = useImpactDraft(project.id, null)
  const accepted = preview.data?.accepted ?? []
  const missing = accepted.filter(({ id }) => id in excluded)
  const reasonErrors = missing.flatMap((application) => {
    const message = findProblem(fieldsTexts, excluded[application.id] ?? '')
    if (!message) return []
    return { fieldId: fieldOf(application.id), label: formatFullName(application.volunteer), message }
  })
  const errors = [...reasonErrors, ...listImpactErrors(impactTexts, draft)]

  async function submit() {
    if (!preview.data || complete.isPending) return
    setAttempt((count) => count + 1)
    const { report } = draft
    if (errors.length > 0 || !report) return
    const leaveOut: LeaveOut = missing.map(({ id }) => ({
      applicationId: id,
      reason: (excluded[id] ?? '').trim(),
    }))
    try {
      await complete.mutateAsync({ leaveOut, ...(hasImpact(report) && { impactReport: report }) })
    } catch (error) {
      toastFailure(error, texts.failed, errorsTexts.unreachable)
      // Someone may have withdrawn meanwhile, so show the current volunteers.
      void preview.refetch()
      return
    }
    draft.forget()
    toast(texts.done)
    setOpen(false)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={texts.title({ project: project.title })}
      description={texts.text}
      onSubmit={() => void submit()}
      submit={{
        label: texts.confirm,
        loading: complete.isPending,
        loadingText: texts.pending,
        disabled: !preview.data,
      }}
    >
      {preview.data ? (
        <div className="grid gap-5">
          {attempt > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
          {preview.data.pendingCount > 0 && (
            <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm">
              {texts.pendingApplications({
                count: preview.data.pendingCount,
                projectCompletedReason: projectCompleted,
              })}
            </p>
          )}
          {accepted.length === 0 ? (
            <p className="text-muted">{texts.noVolunteers}</p>
          ) : (
            <fieldset>
              <legend className="text-sm font-semibold">{texts.accepted}</legend>
              <p className="text-muted mb-2 text-sm">{texts.acceptedHint}</p>
              <ul className="divide-line grid divide-y">
                {accepted.map((application) => {
                  const reason = excluded[application.id]
                  const change = (next: string | undefined) =>
                    setExcluded(({ [application.id]: _before, ...others }) =>
                      next === undefined ? others : { ...others, [application.id]: next },
                    )
                  return (
                    <li key={application.id} className="grid gap-2 py-1.5">
                      <Checkbox
                        label={formatFullName(application.volunteer)}
                        hint={reason === undefined ? texts.signedOff : texts.leftOut}
                        checked={reason === undefined}
                        onChange={(event) => change(event.currentTarget.checked ? undefined : '')}
                      />
                      {reason !== undefined && (
                        <Field
                          required
                          id={fieldOf(application.id)}
                          className="ps-8 pb-3"
                          label={texts.reason({ volunteer: formatFullName(application.volunteer) })}
                          error={attempt > 0 ? findProblem(fieldsTexts, reason) : undefined}
                          counter={{ text: reason, max: limits.shortText }}
                        >
                          <Textarea
                            rows={2}
                            value={reason}
                            onChange={(event) => change(event.currentTarget.value)}
                          />
                        </Field>
                      )}
                    </li>
                  )
                })}
              </ul>
            </fieldset>
          )}
          <section aria-labelledby="impact-heading" className="border-line grid gap-4 border-t pt-5">
            <div>
              <h3 id="impact-heading" className="text-base">
                {impactTexts.heading}
              </h3>
              <p className="text-muted mt-1 text-sm">{impactTexts.why}</p>
            </div>
            <ImpactFields draft={draft} showsErrors={attempt > 0} />
          </section>
        </div>
      ) : preview.isError ? (
        <ErrorState
          as="h3"
          title={texts.loadFailed}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}
