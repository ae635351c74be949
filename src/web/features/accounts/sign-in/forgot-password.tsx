import { Link } from '@tanstack/react-router'
import { KeyRound, MailCheck } from 'lucide-react'
import { forgetPassword } from '#contract/accounts/settings.ts'
import { linkLifetimes } from '#contract/limits.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { toastAccountFailure } from '#web/features/accounts/recovery-api.ts'
import { recoveryCatalog } from '#web/features/accounts/texts/recovery-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

const idOf = (name: string) => `forgot-${name}`
const loadSchema = async () =>
  (await withTexts(import('#web/features/accounts/account-schemas.ts'))).accountSchemas.passwordReset

export type ForgotPasswordProps = {
  /** What was typed in the sign-in form, or the known address. */
  email: string
  /** Where to go after signing in. */
  next: string | undefined
}

/** Requests an email with a link to set a new password. Shows the same answer for every address. */
export function ForgotPassword({ email, next }: ForgotPasswordProps) {
  const { forgot: texts } = useTexts(recoveryCatalog)
  const accountsTexts = useTexts(accountsCatalog)
  const { fields } = accountsTexts
  const { form, errors, attempt, submit, sending, isPending } = useEndpointForm(
    forgetPassword,
    (body) => ({ body }),
    {
      schema: loadSchema,
      defaultValues: { email },
      onError: (error) => toastAccountFailure(texts.failed, error),
    },
  )
  const back = (
    <Link {...paths.signIn({ next })} className="link justify-self-center">
      {texts.back}
    </Link>
  )
  if (sending.isSuccess) {
    return (
      <EmailLinkFrame
        icon={MailCheck}
        title={texts.sentTitle}
        text={texts.sentText({ email: sending.variables.email, minutes: linkLifetimes.reset })}
      >
        <p className="text-muted text-sm">{texts.sentHint}</p>
        <Button variant="secondary" wide onClick={() => sending.reset()}>
          {texts.again}
        </Button>
        {back}
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={KeyRound} title={texts.title} text={texts.text}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
        <Field label={fields.email} id={idOf('email')} required error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            placeholder={fields.emailPlaceholder}
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" wide loading={isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
      </form>
      {back}
    </EmailLinkFrame>
  )
}
