import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { cancellation, type CompletionPreview } from '#contract/projects/completion.ts'
import { limits } from '#contract/limits.ts'
import { listFormErrors } from '#web/lib/form-errors.ts'
import { useMutationForm } from '#web/lib/endpoint-form.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useCancelProject, useCompletionPreview } from './api.ts'
import type { CompleteDialogProps } from './complete-dialog.tsx'

/**
 * Cancels a project for good (decision A29): says how many people it affects and asks for the reason that they read.
 * If the applications change meanwhile, it shows the new numbers and waits for another press.
 */
export function CancelDialog({ project, onClosed }: CompleteDialogProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { cancel: texts } = useTexts(manageCatalog)
  const [open, setOpen] = useState(true)
  const [hasChanged, setChanged] = useState(false)
  const fieldId = useId()
  const preview = useCompletionPreview(project.id)
  const { form, errors, attempt, submit, sending } = useMutationForm(
    useCancelProject(project.id),
    (sent) => ({ ...sent, ifVersion: preview.data?.version }),
    {
      schema: cancellation,
      defaultValues: { reason: '' },
      onSent: () => {
        toast(texts.done)
        setOpen(false)
      },
      onRefused: (error) => {
        toastFailure(error, texts.failed, errorsTexts.unreachable)
        setChanged(true)
        void preview.refetch()
      },
    },
  )
  const reason = form.watch('reason')
  const max = limits.shortText
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      size="sm"
      modalOnly
      title={texts.title({ project: project.title })}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        if (preview.data) submit(event)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {texts.keep}
          </Button>
          <Button
            type="submit"
            variant="danger"
            loading={sending.isPending}
            loadingText={texts.pending}
            {...(!preview.data && { 'aria-disabled': true })}
            {...blockTooLong({ text: reason, max, fieldId })}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      {preview.data ? (
        <div className="grid grid-cols-1 gap-5">
          <ErrorSummary errors={listFormErrors(errors, () => fieldId)} attempt={attempt} />
          <Affected preview={preview.data} hasChanged={hasChanged} />
          <Field
            id={fieldId}
            label={texts.reason}
            hint={texts.reasonHint}
            required
            error={errors.reason?.message}
            counter={{ text: reason.trim(), max }}
          >
            <Textarea rows={4} dir="auto" {...form.register('reason')} />
          </Field>
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
    </Dialog>
  )
}

/** Whom it affects, and what they are told. */
function Affected({ preview, hasChanged }: { preview: CompletionPreview; hasChanged: boolean }) {
  const { cancel: texts } = useTexts(manageCatalog)
  const { accepted, pendingCount: pending } = preview
  const hours = accepted.reduce((sum, { waiting }) => sum + (waiting?.hours ?? 0), 0)
  return (
    <div className="grid gap-2 text-sm" role="status">
      {hasChanged && (
        <p className="text-warn flex items-center gap-2 font-medium">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {texts.changed}
        </p>
      )}
      <p className="font-semibold">{texts.affected({ accepted: accepted.length, pending })}</p>
      {accepted.length + pending > 0 && <p className="text-muted">{texts.notified}</p>}
      {hours > 0 && <p className="text-muted">{texts.hours({ hours })}</p>}
    </div>
  )
}
