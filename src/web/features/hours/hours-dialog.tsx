import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { dateTexts, newHours, type HourEntry } from '#contract/hours/hours.ts'
import { limits } from '#contract/limits.ts'
import { hourLimits, findDateRefusal } from '#domain/hours/hours.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSaveHours } from './api.ts'
import { EndedMeanwhile } from './ended-meanwhile.tsx'
import { computeCalendar, type HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

export type HoursDialogProps = {
  work: HoursWork
  /** The entry to edit; without it new hours are logged. */
  entry?: HourEntry
} & OpenedDialog

/** Logs or edits the hours of one day; what is typed stays until it is saved. */
export function HoursDialog({ work, entry, ...dialog }: HoursDialogProps) {
  const texts = useTexts(hoursCatalog)
  const { days, today, closed } = computeCalendar(work, useNow())
  const id = useId()
  // The server checks the day the same way.
  const schema = newHours.superRefine(({ date }, context) => {
    const refusal = findDateRefusal(date, days, today)
    if (refusal) context.addIssue({ code: 'custom', path: ['date'], message: dateTexts[refusal] })
  })
  const { title, text } = entry ? texts.changed : texts.logged
  const save = useSaveHours(work.applicationId, {
    title,
    description: text({ organization: work.organizationName }),
  })
  const { form, errors, attempt, submit } = useMutationForm(
    save,
    (values) => ({ id: entry?.id, ...values }),
    {
      schema,
      defaultValues: entry ? valuesOf(entry) : { date: today, note: '' },
      onSent: (_response, values, { reset }) => {
        reset(entry ? values : { date: values.date, note: '' })
        dialog.onOpenChange(false)
      },
    },
  )
  const note = useWatch({ control: form.control, name: 'note' })
  const idOf = (name: string) => `${id}-${name}`
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={entry ? texts.editTitle : texts.logTitle}
      description={texts.description({ project: work.projectTitle, organization: work.organizationName })}
      onSubmit={submit}
      submit={{
        label: entry ? texts.save : texts.submit,
        loading: save.isPending,
        loadingText: texts.pending,
        disabled: closed !== null,
      }}
    >
      <div className="grid gap-5">
        <EndedMeanwhile work={work} />
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={texts.fields.date}
            hint={texts.fields.dateHint}
            id={idOf('date')}
            required
            error={errors.date?.message}
          >
            <Input type="date" max={today} min={days.acceptedOn ?? undefined} {...form.register('date')} />
          </Field>
          <Field
            label={texts.fields.hours}
            hint={texts.fields.hoursHint}
            id={idOf('hours')}
            required
            error={errors.hours?.message}
          >
            <Input
              type="number"
              inputMode="decimal"
              min={hourLimits.step}
              max={hourLimits.day}
              step={hourLimits.step}
              {...form.register('hours', { setValueAs: parseNumber })}
            />
          </Field>
        </div>
        <Field
          label={texts.fields.note}
          hint={texts.fields.noteHint}
          id={idOf('note')}
          optional
          error={errors.note?.message}
          counter={{ text: note ?? '', max: limits.shortText }}
        >
          <Textarea rows={3} {...form.register('note')} />
        </Field>
      </div>
    </FormDialog>
  )
}

/** Undefined for an empty field, because NaN would be written back into it. */
const parseNumber = (typed: unknown) => (typed === '' || typed === undefined ? undefined : Number(typed))

const valuesOf = ({ date, hours, note }: HourEntry) => ({ date, hours, note: note ?? '' })
