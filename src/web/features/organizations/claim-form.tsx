import { getClaim, newClaim, requestClaim, type ClaimState } from '#contract/organizations/claims.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointForm } from '#web/lib/endpoint-form.ts'
import { listFormErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { claimsCatalog } from './texts/claims-texts.ts'

const idOf = (name: string) => `claim-${name}`

/** Requests the email to an address on the website's domain. */
export function ClaimForm({ claim, domain }: { claim: ClaimState; domain: string }) {
  const { page: texts } = useTexts(claimsCatalog)
  const params = { id: claim.organization.id }
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    requestClaim,
    (body) => ({ params, body }),
    {
      schema: newClaim,
      defaultValues: { email: '' },
      failed: texts.failed,
      invalidates: [keyOf(getClaim, { params })],
      invalidatesAfter: 'settled',
    },
  )
  const sentTo = sending.isSuccess
    ? texts.sentText({ email: sending.variables.email })
    : claim.pending && texts.waiting({ email: claim.pending.email })
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <div role="status" className="empty:hidden">
        {sentTo && (
          <div className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            {sending.isSuccess && <p className="font-semibold">{texts.sentTitle}</p>}
            <p>{sentTo}</p>
          </div>
        )}
      </div>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        <Field
          label={texts.email}
          id={idOf('email')}
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
        <Button type="submit" wide loading={sending.isPending} loadingText={texts.pending}>
          {sentTo ? texts.again : texts.submit}
        </Button>
      </form>
    </Card>
  )
}
