import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { leaveOutReason } from '#contract/project-management.ts'
import { namePerson } from '#domain/accounts.ts'
import { tellsImpact } from '#domain/impact.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { manageTexts } from '#web/messages/en/manage.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useCompleteProject, useSettlement, type LeaveOut } from './api.ts'
import { useImpactDraft } from './impact-draft.ts'
import { ImpactFields, listImpactErrors } from './impact-fields.tsx'
import type { ManagedProject } from './moves.ts'

export type CompleteDialogProps = {
  project: ManagedProject
  onClosed: (event: Event) => void
}

/** The reasons of those who are left out, by the ids of their applications. */
type Reasons = Readonly<Record<string, string>>

const { complete: texts } = manageTexts
const fieldOf = (applicationId: string) => `reason-${applicationId}`

/** What is wrong with a reason; undefined where nothing is. */
const problemOf = (reason: string) => leaveOutReason.safeParse(reason).error?.issues[0]?.message

/** Completes a project: who is ticked is signed off, who is not is told why (A12). */
export function CompleteDialog({ project, onClosed }: CompleteDialogProps) {
  const settlement = useSettlement(project.id)
  const complete = useCompleteProject(project.id)
  const [open, setOpen] = useState(true)
  const [leftOut, setLeftOut] = useState<Reasons>({})
  const [attempt, setAttempt] = useState(0)
  const draft = useImpactDraft(project.id, null)
  const accepted = settlement.data?.accepted ?? []
  const missing = accepted.filter(({ id }) => id in leftOut)
  const reasonErrors = missing.flatMap((application) => {
    const message = problemOf(leftOut[application.id] ?? '')
    return message
      ? [{ fieldId: fieldOf(application.id), message: `${namePerson(application.volunteer)}: ${message}` }]
      : []
  })
  const errors = [...reasonErrors, ...listImpactErrors(draft)]

  async function submit() {
    if (!settlement.data || complete.isPending) return
    setAttempt((count) => count + 1)
    const { report } = draft
    if (errors.length > 0 || !report) return
    const leaveOut: LeaveOut = missing.map(({ id }) => ({
      applicationId: id,
      reason: (leftOut[id] ?? '').trim(),
    }))
    try {
      await complete.mutateAsync({ leaveOut, ...(tellsImpact(report) && { impactReport: report }) })
    } catch (error) {
      tellFailure(error, texts.failed, errorsTexts.unreachable)
      // Somebody may have withdrawn in the meantime: show who is there now.
      void settlement.refetch()
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
      title={texts.title(project.title)}
      description={texts.text}
      onSubmit={() => void submit()}
      submit={{
        label: texts.confirm,
        loading: complete.isPending,
        loadingText: texts.pending,
        disabled: !settlement.data,
      }}
    >
      {settlement.data ? (
        <div className="grid gap-5">
          {attempt > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
          {settlement.data.pendingCount > 0 && (
            <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm">
              {texts.pendingApplications(settlement.data.pendingCount)}
            </p>
          )}
          {accepted.length === 0 ? (
            <p className="text-muted">{texts.nobody}</p>
          ) : (
            <fieldset>
              <legend className="text-sm font-semibold">{texts.accepted}</legend>
              <p className="text-muted mb-2 text-sm">{texts.acceptedHint}</p>
              <ul className="divide-line grid divide-y">
                {accepted.map((application) => {
                  const reason = leftOut[application.id]
                  const change = (next: string | undefined) =>
                    setLeftOut(({ [application.id]: _before, ...others }) =>
                      next === undefined ? others : { ...others, [application.id]: next },
                    )
                  return (
                    <li key={application.id} className="grid gap-2 py-1.5">
                      <Checkbox
                        label={namePerson(application.volunteer)}
                        hint={reason === undefined ? texts.signedOff : texts.leftOut}
                        checked={reason === undefined}
                        onChange={(event) => change(event.currentTarget.checked ? undefined : '')}
                      />
                      {reason !== undefined && (
                        <Field
                          required
                          id={fieldOf(application.id)}
                          className="pb-3 pl-8"
                          label={texts.reason(namePerson(application.volunteer))}
                          error={attempt > 0 ? problemOf(reason) : undefined}
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
            <ImpactFields draft={draft} tellsErrors={attempt > 0} />
          </section>
        </div>
      ) : settlement.isError ? (
        <ErrorState
          as="h3"
          title={texts.loadFailed}
          onRetry={() => void settlement.refetch()}
          retrying={settlement.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}
