import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { newMessageReport, type Message } from '#contract/conversation-messages.ts'
import { limits } from '#contract/limits.ts'
import type { z } from '#contract/zod.ts'
import { messageReportReasons } from '#domain/messaging.ts'
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
import { useReportMessage } from './message-api.ts'

type Written = z.input<typeof newMessageReport>
const names = ['reason', 'explanation'] as const

type ReportDialogProps = {
  message: Message
  onClosed: (event: Event) => void
  /** Once it has gone from the page. */
  onGone: () => void
}

/** Asks administrators to look at a message, with a reason out of a few and an explanation. */
export function ReportDialog({ message, onClosed, onGone }: ReportDialogProps) {
  const { report: texts } = messages.messaging
  const [open, setOpen] = useState(true)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const report = useReportMessage(message.id)
  const form = useForm<Written, unknown, z.output<typeof newMessageReport>>({
    resolver: zodResolver(newMessageReport),
    defaultValues: { explanation: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const [reason, explanation] = useWatch({ control: form.control, name: ['reason', 'explanation'] })
  const send = async (values: z.output<typeof newMessageReport>) => {
    try {
      await report.mutateAsync(values)
    } catch (error) {
      markRefused(error, names, form.setError)
      tellFailure(error, texts.failed)
      return
    }
    toast(texts.done)
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        onClosed(event)
        onGone()
      }}
      modalOnly
      title={texts.title}
      description={texts.text(message.senderName || messages.messaging.log.somebody)}
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
              options={messageReportReasons.map((value) => ({ value, label: texts.reasons[value] }))}
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
