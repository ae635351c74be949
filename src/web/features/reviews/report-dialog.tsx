import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState, type ReactElement } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { newReviewReport } from '#contract/review-actions.ts'
import type { z } from '#contract/zod.ts'
import { reportReasons } from '#domain/reviews.ts'
import { isNotFoundError } from '#web/lib/api-error.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReportReview } from './list-api.ts'

type ReportDialogProps = {
  reviewId: string
  reviewerName: string
  trigger: ReactElement
  /** Once it is stored. */
  onReported?: () => void
  /** Once a word took the place of the button. */
  onGone: () => void
}

type Written = z.input<typeof newReviewReport>
const names = ['reason', 'explanation'] as const

/** Asks administrators to look at a review, with a reason out of a few and an explanation. */
export function ReportDialog({ reviewId, reviewerName, trigger, onReported, onGone }: ReportDialogProps) {
  const { reports: texts } = messages.reviewPages
  const [open, setOpen] = useState(false)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const isGone = useRef(false)
  const report = useReportReview(reviewId)
  const form = useForm<Written, unknown, z.output<typeof newReviewReport>>({
    resolver: zodResolver(newReviewReport),
    defaultValues: { explanation: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const [reason, explanation] = useWatch({ control: form.control, name: ['reason', 'explanation'] })
  const send = async (values: z.output<typeof newReviewReport>) => {
    try {
      await report.mutateAsync(values)
    } catch (error) {
      markRefused(error, names, form.setError)
      // One's own cannot be: the call knows of none.
      const isNone = isNotFoundError(error)
      if (isNone) toast({ title: texts.failed, description: texts.none, variant: 'destructive' })
      else tellFailure(error, texts.failed)
      return
    }
    isGone.current = true
    onReported?.()
    const { title, text } = texts.done
    toast({ title, description: text })
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        if (!isGone.current) return
        event.preventDefault()
        onGone()
      }}
      modalOnly
      trigger={trigger}
      title={texts.title}
      description={texts.text(reviewerName)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!report.isPending) void form.handleSubmit(send)(event)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" loading={report.isPending} loadingText={texts.submitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <RadioCards
              legend={texts.reason}
              id={idOf('reason')}
              options={reportReasons.map((value) => ({ value, label: texts.reasons[value] }))}
              value={field.value}
              onValueChange={field.onChange}
              error={errors.reason?.message}
              className="[&>div]:grid-flow-row [&>div]:sm:grid-cols-2"
            />
          )}
        />
        <Field
          label={texts.explanation}
          hint={texts.explanationHint}
          id={idOf('explanation')}
          required={reason === 'other'}
          optional={reason !== 'other'}
          error={errors.explanation?.message}
          counter={{ text: explanation ?? '', max: limits.decisionReason }}
        >
          <Textarea rows={4} {...form.register('explanation')} />
        </Field>
      </div>
    </Dialog>
  )
}
