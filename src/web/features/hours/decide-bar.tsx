import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { hoursRejection, type HourEntry } from '#contract/hours/hours.ts'
import { limits } from '#contract/limits.ts'
import { useMutationForm } from '#web/lib/endpoint-form.ts'
import { listFormErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideHours } from './api.ts'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

type DecideBarProps = {
  work: HoursWork
  /** Pending entries that are decided together. */
  chosen: readonly HourEntry[]
  onDecided: () => void
}

/** Confirms the selected hours, or rejects them with a reason: all or none. */
export function DecideBar({ work, chosen, onDecided }: DecideBarProps) {
  const texts = useTexts(hoursCatalog)
  const decide = useDecideHours(work, onDecided)
  const entries = chosen.slice(0, limits.hourEntries)
  const sum = entries.reduce((total, entry) => total + entry.hours, 0)
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button
        size="sm"
        disabled={sum === 0}
        loading={decide.isPending}
        onClick={() => decide.mutate({ entries, reason: null })}
      >
        {texts.confirm({ hours: sum })}
      </Button>
      <RejectDialog sum={sum} name={work.volunteerName} entries={entries} decide={decide} />
    </div>
  )
}

type RejectDialogProps = {
  sum: number
  name: string
  entries: readonly HourEntry[]
  decide: ReturnType<typeof useDecideHours>
}

/** Asks for the reason; on failure the dialog and its text stay. */
function RejectDialog({ sum, name, entries, decide }: RejectDialogProps) {
  const texts = useTexts(hoursCatalog)
  const [open, setOpen] = useState(false)
  const id = useId()
  const { form, errors, attempt, submit } = useMutationForm(decide, ({ reason }) => ({ entries, reason }), {
    schema: hoursRejection,
    defaultValues: { reason: '' },
    onSent: (_response, _sent, { reset }) => {
      reset()
      setOpen(false)
    },
  })
  const text = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={texts.rejectTitle({ hours: sum, name })}
      description={texts.rejectText}
      trigger={
        <Button size="sm" variant="secondary" disabled={sum === 0}>
          {texts.reject({ hours: sum })}
        </Button>
      }
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
