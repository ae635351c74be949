import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { authorityEmailRequest, type AuthorityState } from '#contract/authority/authority.ts'
import { listFormErrors, setServerErrors } from '#web/lib/form-errors.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useRequestAuthorityEmail } from './api.ts'

const idOf = (name: string) => `authority-${name}`

/** Requests the email to an address on the website's domain. */
export function MailProof({ state, domain }: { state: AuthorityState; domain: string }) {
  const { mail: texts } = authorityTexts
  const ask = useRequestAuthorityEmail(state.organization.id)
  const form = useForm({
    resolver: zodResolver(authorityEmailRequest),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => setServerErrors(error, ['email'], form.setError) }),
  )
  const sentTo = ask.isSuccess
    ? texts.sentText(ask.variables.email)
    : state.pending && texts.waiting(state.pending.email)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm wrap-anywhere">{texts.text(domain)}</p>
      <div role="status" className="empty:hidden">
        {sentTo && (
          <div className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            {ask.isSuccess && <p className="font-semibold">{texts.sentTitle}</p>}
            <p>{sentTo}</p>
          </div>
        )}
      </div>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
        <Field
          label={texts.email}
          id={idOf('email')}
          hint={texts.hint(domain)}
          required
          error={errors.email?.message}
        >
          <Input
            type="email"
            autoComplete="email"
            placeholder={texts.placeholder(domain)}
            {...form.register('email')}
          />
        </Field>
        <div>
          <Button type="submit" loading={ask.isPending} loadingText={texts.pending}>
            {sentTo ? texts.again : texts.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
