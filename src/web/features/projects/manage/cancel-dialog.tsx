import { useId, useState } from 'react'
import { cancellation, type CompletionPreview } from '#contract/projects/completion.ts'
import { limits } from '#contract/limits.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useCancelProject, useCompletionPreview } from './api.ts'
import { ChangedNotice } from './changed-notice.tsx'
import type { CompleteDialogProps } from './complete-dialog.tsx'
import { DiscardQuestion, PreviewPart } from './preview-part.tsx'
import { useSeenVersion } from './seen-version.ts'

/**
 * Cancels a project for good (decision A29): says how many people it affects and asks for the reason that they read.
 * If the applications change meanwhile, it shows the new numbers and waits for a second look.
 */
export function CancelDialog({ project, onClosed }: CompleteDialogProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { cancel: texts } = useTexts(manageCatalog)
  const [open, setOpen] = useState(true)
  const [isLeaving, setLeaving] = useState(false)
  const fieldId = useId()
  const noticeId = useId()
  const preview = useCompletionPreview(project.id)
  const { hasChanged, acceptChange } = useSeenVersion(preview.data?.version)
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
        // Shows the current numbers, which wait for a second look if they are others.
        void preview.refetch()
      },
    },
  )
  const reason = form.watch('reason')
  const max = limits.shortText
  const isBlocked = !preview.data || hasChanged
  const close = () => (reason.trim() === '' ? setOpen(false) : setLeaving(true))
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onClosed={onClosed}
      size="sm"
      modalOnly
      title={texts.title({ project: project.title })}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlocked) submit(event)
      }}
      summary={<ChangedNotice id={noticeId} hasChanged={hasChanged} onChecked={acceptChange} />}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {texts.keep}
          </Button>
          <Button
            type="submit"
            variant="danger"
            loading={sending.isPending}
            loadingText={texts.pending}
            {...(isBlocked && { 'aria-disabled': true })}
            {...(hasChanged && { 'aria-describedby': noticeId })}
            {...blockTooLong({ text: reason, max, fieldId })}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <PreviewPart preview={preview} failed={texts.loadFailed}>
        {(shown) => (
          <div className="grid grid-cols-1 gap-5">
            <ErrorSummary errors={listFormErrors(errors, () => fieldId)} attempt={attempt} />
            <Affected preview={shown} />
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
        )}
      </PreviewPart>
      <DiscardQuestion
        open={isLeaving}
        onOpenChange={setLeaving}
        texts={texts}
        onDiscard={() => setOpen(false)}
      />
    </Dialog>
  )
}

/** Whom it affects, and what they are notified of. */
function Affected({ preview }: { preview: CompletionPreview }) {
  const { cancel: texts } = useTexts(manageCatalog)
  const { accepted, pendingCount: pending } = preview
  const hours = accepted.reduce((sum, { waiting }) => sum + (waiting?.hours ?? 0), 0)
  return (
    <div className="grid gap-2 text-sm" role="status">
      <p className="font-semibold">{texts.affected({ accepted: accepted.length, pending })}</p>
      {accepted.length + pending > 0 && <p className="text-muted">{texts.notified}</p>}
      {hours > 0 && <p className="text-muted">{texts.hours({ hours })}</p>}
    </div>
  )
}
