import { useId, type BaseSyntheticEvent } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type Values = { email: string }

export type DomainEmailFormProps = {
  /** The website's domain. */
  domain: string
  texts: {
    email: string
    hint: (values: { domain: string }) => string
    placeholder: (values: { domain: string }) => string
    submit: string
    again: string
    pending: string
    sentTitle: string
  }
  /** What `useEndpointForm` answers. */
  request: {
    form: UseFormReturn<Values, unknown, Values>
    errors: FieldErrors<Values>
    attempt: number
    submit: (event: BaseSyntheticEvent) => void
    sending: { isPending: boolean; isSuccess: boolean }
  }
  /** Says where an email went, now or before; false or null if none did. */
  sentTo: string | false | null
  /** The button is as wide as the form. */
  wide?: boolean
}

/** Asks for an address on a website's domain, which gets an email. */
export function DomainEmailForm({ domain, texts, request, sentTo, wide = false }: DomainEmailFormProps) {
  const { form, errors, attempt, submit, sending } = request
  const id = useId()
  return (
    <>
      <div role="status" className="empty:hidden">
        {sentTo && (
          <div className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            {sending.isSuccess && <p className="font-semibold">{texts.sentTitle}</p>}
            <p>{sentTo}</p>
          </div>
        )}
      </div>
      <form method="post" noValidate onSubmit={submit} className="grid gap-[inherit]">
        <ErrorSummary errors={listFormErrors(errors, () => id)} attempt={attempt} />
        <Field
          label={texts.email}
          id={id}
          hint={texts.hint({ domain })}
          required
          error={errors.email?.message}
        >
          <Input
            type="email"
            autoComplete="email"
            placeholder={texts.placeholder({ domain })}
            {...form.register('email')}
          />
        </Field>
        <div>
          <Button type="submit" wide={wide} loading={sending.isPending} loadingText={texts.pending}>
            {sentTo ? texts.again : texts.submit}
          </Button>
        </div>
      </form>
    </>
  )
}
