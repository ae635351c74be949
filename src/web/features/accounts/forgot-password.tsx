import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { KeyRound, MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { passwordResetRequest, linkLifetimes } from '#contract/accounts/settings.ts'
import { accountsTexts } from '#web/i18n/en/accounts.ts'
import { recoveryTexts } from '#web/i18n/en/recovery.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { listAccountErrors } from './account-errors.ts'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useRequestPasswordReset } from './recovery-api.ts'

const idOf = (name: string) => `forgot-${name}`

export type ForgotPasswordProps = {
  /** What was typed in the sign-in form, or the known address. */
  email: string
  /** Where to go after signing in. */
  next: string | undefined
}

/** Requests an email with a link to set a new password. Shows the same answer for every address. */
export function ForgotPassword({ email, next }: ForgotPasswordProps) {
  const { forgot: texts } = recoveryTexts
  const { fields } = accountsTexts
  const forget = useRequestPasswordReset()
  const form = useForm({
    resolver: zodResolver(passwordResetRequest),
    defaultValues: { email },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) => forget.mutate(values))
  const back = (
    <Link {...paths.signIn({ next })} className="link justify-self-center">
      {texts.back}
    </Link>
  )
  if (forget.isSuccess) {
    return (
      <EmailLinkFrame
        icon={MailCheck}
        title={texts.sentTitle}
        text={texts.sentText(forget.variables.email, linkLifetimes.reset)}
      >
        <p className="text-muted text-sm">{texts.sentHint}</p>
        <Button variant="secondary" wide onClick={() => forget.reset()}>
          {texts.again}
        </Button>
        {back}
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={KeyRound} title={texts.title} text={texts.text}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <ErrorSummary errors={listAccountErrors(errors, idOf)} attempt={submitCount} />
        <Field label={fields.email} id={idOf('email')} required error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            placeholder={fields.emailPlaceholder}
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" wide loading={forget.isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
      </form>
      {back}
    </EmailLinkFrame>
  )
}
