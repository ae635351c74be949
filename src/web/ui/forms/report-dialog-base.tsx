import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import type { ReportForm } from '#web/lib/forms/report-form.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { blockTooLong } from './text-limits.ts'
import { Textarea } from './textarea.tsx'

const names = ['reason', 'explanation'] as const

export type ReportDialogBaseProps<Sent> = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the dialog has closed. */
  onClosed: (event: Event) => void
  description: string
  texts: Record<'title' | 'reason' | 'explanation' | 'explanationHint' | 'submit' | 'submitting', string> & {
    reasons: Readonly<Record<string, string>>
  }
  report: ReportForm<Sent>
  /** Maximum characters of an explanation. */
  max: number
}

/** Asks what is wrong with something: one of a few reasons, in the order of their texts, and an explanation. */
export function ReportDialogBase<Sent>({ report, texts, ...props }: ReportDialogBaseProps<Sent>) {
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const { form, errors, attempt, submit, isPending } = report
  const [reason, explanation] = useWatch({ control: form.control, name: names })
  return (
    <FormDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      onClosed={props.onClosed}
      title={texts.title}
      description={props.description}
      onSubmit={submit}
      submit={{
        label: texts.submit,
        loading: isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: explanation, max: props.max, fieldId: idOf('explanation') }),
      }}
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <RadioCards
              legend={texts.reason}
              id={idOf('reason')}
              options={Object.entries(texts.reasons).map(([value, label]) => ({ value, label }))}
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
          counter={{ text: (explanation ?? '').trim(), max: props.max }}
        >
          <Textarea rows={4} {...form.register('explanation')} />
        </Field>
      </div>
    </FormDialog>
  )
}
