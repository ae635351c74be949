import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { newAuthorityLetter, type AuthorityState } from '#contract/authority.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { authorityTexts } from '#web/messages/en/authority.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useAskForAuthorityLetter } from './api.ts'

const idOf = (name: string) => `authority-${name}`

/** Asks for the letter to an address on the domain of the website. */
export function MailProof({ state, domain }: { state: AuthorityState; domain: string }) {
  const { mail: texts } = authorityTexts
  const ask = useAskForAuthorityLetter(state.organization.id)
  const form = useForm({
    resolver: zodResolver(newAuthorityLetter),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => markRefused(error, ['email'], form.setError) }),
  )
  const told = ask.isSuccess
    ? texts.sentText(ask.variables.email)
    : state.pending && texts.waiting(state.pending.email)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm wrap-anywhere">{texts.text(domain)}</p>
      <div role="status" className="empty:hidden">
        {told && (
          <div className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            {ask.isSuccess && <p className="font-semibold">{texts.sentTitle}</p>}
            <p>{told}</p>
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
            {told ? texts.again : texts.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
