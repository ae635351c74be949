import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { newClaim, type ClaimState } from '#contract/claims.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { claimsTexts } from '#web/messages/en/claims.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useAskForClaim } from './claim-api.ts'

const idOf = (name: string) => `claim-${name}`

/** Asks for the letter to an address on the domain of the website. */
export function ClaimForm({ claim, domain }: { claim: ClaimState; domain: string }) {
  const { page: texts } = claimsTexts
  const ask = useAskForClaim(claim.organization.id)
  const form = useForm({
    resolver: zodResolver(newClaim),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => markRefused(error, ['email'], form.setError) }),
  )
  const told = ask.isSuccess
    ? texts.sentText(ask.variables.email)
    : claim.pending && texts.waiting(claim.pending.email)
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <div role="status" className="empty:hidden">
        {told && (
          <div className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            {ask.isSuccess && <p className="font-semibold">{texts.sentTitle}</p>}
            <p>{told}</p>
          </div>
        )}
      </div>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
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
        <Button type="submit" wide loading={ask.isPending} loadingText={texts.pending}>
          {told ? texts.again : texts.submit}
        </Button>
      </form>
    </Card>
  )
}
