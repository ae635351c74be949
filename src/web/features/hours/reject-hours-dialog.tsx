import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { hoursRejection, type HourEntry } from '#contract/hours/hours.ts'
import { limits } from '#contract/limits.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import type { useDecideHours } from './api.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

export type RejectHoursDialogProps = {
  sum: number
  name: string
  entries: readonly HourEntry[]
  decide: ReturnType<typeof useDecideHours>
} & OpenedDialog

/** Asks for the reason; on failure the dialog and its text stay. */
export function RejectHoursDialog({ sum, name, entries, decide, ...dialog }: RejectHoursDialogProps) {
  const texts = useTexts(hoursCatalog)
  const id = useId()
  const { form, errors, attempt, submit } = useMutationForm(decide, ({ reason }) => ({ entries, reason }), {
    schema: hoursRejection,
    defaultValues: { reason: '' },
    onSent: (_response, _sent, { reset }) => {
      reset()
      dialog.onOpenChange(false)
    },
  })
  const text = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={texts.rejectTitle({ hours: sum, name })}
      description={texts.rejectText}
      onSubmit={submit}
      submit={{ label: texts.rejectSubmit, variant: 'danger', loading: decide.isPending }}
    >
      <div className="grid gap-5">
        <ErrorSummary errors={listFormErrors(errors, () => id)} attempt={attempt} />
        <Field
          label={texts.reason}
          id={id}
          required
          error={errors.reason?.message}
          counter={{ text, max: limits.shortText }}
        >
          <Textarea {...form.register('reason')} />
        </Field>
      </div>
    </FormDialog>
  )
}
