import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { hoursRejection, type HourEntry } from '#contract/hours/hours.ts'
import { limits } from '#contract/limits.ts'
import { listFormErrors } from '#web/lib/form-errors.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { hoursTexts } from '#web/i18n/en/work.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useDecideHours } from './api.ts'
import type { HoursWork } from './work.ts'

type DecideBarProps = {
  work: HoursWork
  /** Pending entries that are decided together. */
  chosen: readonly HourEntry[]
  onDecided: () => void
}

/** Confirms the selected hours, or rejects them with a reason: all or none. */
export function DecideBar({ work, chosen, onDecided }: DecideBarProps) {
  const texts = hoursTexts
  const decide = useDecideHours(work.applicationId, onDecided)
  const entries = chosen.slice(0, limits.hourEntries)
  const sum = entries.reduce((total, entry) => total + entry.hours, 0)

  const make = async (reason: string | null) => {
    try {
      await decide.mutateAsync({ entries, reason })
    } catch (error) {
      toastFailure(error, texts.decideFailed)
      return false
    }
    const { title, text } = reason === null ? texts.confirmedDone : texts.rejectedDone
    toast({ title, description: text(work.volunteerName) })
    return true
  }
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button size="sm" disabled={sum === 0} loading={decide.isPending} onClick={() => void make(null)}>
        {texts.confirm(sum)}
      </Button>
      <RejectDialog sum={sum} name={work.volunteerName} loading={decide.isPending} onReject={make} />
    </div>
  )
}

type RejectDialogProps = {
  sum: number
  name: string
  loading: boolean
  /** Rejects the hours; resolves with whether it succeeded. On failure the dialog and its text stay. */
  onReject: (reason: string) => Promise<boolean>
}

function RejectDialog({ sum, name, loading, onReject }: RejectDialogProps) {
  const texts = hoursTexts
  const [open, setOpen] = useState(false)
  const id = useId()
  const form = useForm({
    resolver: zodResolver(hoursRejection),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const text = useWatch({ control: form.control, name: 'reason' })
  const submit = form.handleSubmit(async ({ reason }) => {
    if (!(await onReject(reason))) return
    form.reset()
    setOpen(false)
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={texts.rejectTitle(sum, name)}
      description={texts.rejectText}
      trigger={
        <Button size="sm" variant="secondary" disabled={sum === 0}>
          {texts.reject(sum)}
        </Button>
      }
      onSubmit={() => void submit()}
      submit={{ label: texts.rejectSubmit, variant: 'danger', loading }}
    >
      <div className="grid gap-5">
        <ErrorSummary errors={listFormErrors(errors, () => id)} attempt={submitCount} />
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
