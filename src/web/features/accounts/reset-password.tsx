import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { KeyRound, Unlink } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { passwordReset } from '#contract/accounts/settings.ts'
import { passwordHint } from '#contract/accounts/accounts.ts'
import { setServerErrors } from '#web/lib/form-errors.ts'
import { accountsTexts } from '#web/i18n/en/accounts.ts'
import { recoveryTexts } from '#web/i18n/en/recovery.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { PasswordInput } from './password-input.tsx'
import { getLinkError, useResetPassword } from './recovery-api.ts'

const fieldId = 'reset-password'
const schema = passwordReset.omit({ token: true })

/** Sets a new password through an emailed link. An expired link offers to send a new one. */
export function ResetPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { reset: texts, expiredTitle } = recoveryTexts
  const reset = useResetPassword()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    reset.mutate(
      { ...values, token },
      {
        onSuccess: () => {
          toast(texts.done)
          onDone()
        },
        onError: (error) => setServerErrors(error, ['password'], form.setError),
      },
    ),
  )
  if (token === '' || getLinkError(reset.error)) {
    return (
      <EmailLinkFrame icon={Unlink} title={expiredTitle} text={texts.expiredText}>
        <Button asChild wide>
          <Link {...paths.signIn({ tab: 'forgot' })}>{texts.askAgain}</Link>
        </Button>
      </EmailLinkFrame>
    )
  }
  const message = errors.password?.message
  return (
    <EmailLinkFrame icon={KeyRound} title={texts.title} text={texts.text}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <ErrorSummary errors={message ? [{ fieldId, message }] : []} attempt={submitCount} />
        <Field label={accountsTexts.fields.newPassword} id={fieldId} required error={message}>
          <PasswordInput
            autoComplete="new-password"
            placeholder={passwordHint}
            {...form.register('password')}
          />
        </Field>
        <Button type="submit" wide loading={reset.isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
      </form>
    </EmailLinkFrame>
  )
}
