import {
  authorityEmailRequest,
  getAuthority,
  requestAuthorityEmail,
  type AuthorityState,
} from '#contract/authority/authority.ts'
import { authorityLinkHours } from '#contract/limits.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointForm } from '#web/lib/endpoint-form.ts'
import { listFormErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { authorityCatalog } from './texts/authority-texts.ts'

const idOf = (name: string) => `authority-${name}`

/** Requests the email to an address on the website's domain. */
export function MailProof({ state, domain }: { state: AuthorityState; domain: string }) {
  const { mail: texts } = useTexts(authorityCatalog)
  const params = { id: state.organization.id }
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    requestAuthorityEmail,
    (body) => ({ params, body }),
    {
      schema: authorityEmailRequest,
      defaultValues: { email: '' },
      failed: texts.failed,
      invalidates: [keyOf(getAuthority, { params })],
      invalidatesAfter: 'settled',
    },
  )
  const sentTo = sending.isSuccess
    ? texts.sentText({ email: sending.variables.email, authorityLinkHours })
    : state.pending && texts.waiting({ email: state.pending.email })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm wrap-anywhere">{texts.text({ domain })}</p>
      <div role="status" className="empty:hidden">
        {sentTo && (
          <div className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            {sending.isSuccess && <p className="font-semibold">{texts.sentTitle}</p>}
            <p>{sentTo}</p>
          </div>
        )}
      </div>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
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
        <div>
          <Button type="submit" loading={sending.isPending} loadingText={texts.pending}>
            {sentTo ? texts.again : texts.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
