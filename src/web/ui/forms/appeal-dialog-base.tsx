import { useId, type RefObject } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { FormDialog, type FormDialogProps } from '#web/ui/overlays/form-dialog.tsx'
import { appealCatalog } from '#web/ui/texts/appeal-texts.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { blockTooLong } from './text-limits.ts'
import { Textarea } from './textarea.tsx'

type Values = { reason: string }

export type AppealDialogBaseProps = Pick<
  FormDialogProps,
  'open' | 'onOpenChange' | 'title' | 'description'
> & {
  form: UseFormReturn<Values, unknown, Values>
  attempt: number
  submit: () => void
  isPending: boolean
  /** Maximum characters of the reason. */
  max: number
  /** Whether the appeal was sent: what became of it takes the place of the button that opened the dialog. */
  isSent: RefObject<boolean>
  /** Takes the focus then. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Asks why a decision is wrong. */
export function AppealDialogBase({
  form,
  attempt,
  submit,
  isPending,
  max,
  isSent,
  focusAfter,
  ...dialog
}: AppealDialogBaseProps) {
  const texts = useTexts(appealCatalog)
  const id = useId()
  const reason = useWatch({ control: form.control, name: 'reason' })
  const { errors } = form.formState
  return (
    <FormDialog
      {...dialog}
      onClosed={(event) => {
        if (!isSent.current) return
        event.preventDefault()
        focusAfter.current?.focus()
      }}
      onSubmit={submit}
      submit={{
        label: texts.submit,
        loading: isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: reason, max, fieldId: `${id}-reason` }),
      }}
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, () => `${id}-reason`)} attempt={attempt} />
        <Field
          id={`${id}-reason`}
          label={texts.reason}
          hint={texts.hint}
          required
          error={errors.reason?.message}
          counter={{ text: reason.trim(), max }}
        >
          <Textarea rows={5} {...form.register('reason')} />
        </Field>
      </div>
    </FormDialog>
  )
}
