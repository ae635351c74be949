import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { KeyRound, Unlink } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { passwordReset } from '#contract/account-settings.ts'
import { passwordHint } from '#contract/accounts.ts'
import { markRefused } from '#web/lib/form-errors.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { recoveryTexts } from '#web/messages/en/recovery.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { LetterFrame } from '#web/ui/letter-frame.tsx'
import { PasswordInput } from './password-input.tsx'
import { refusalOf, useResetPassword } from './recovery-api.ts'

const fieldId = 'reset-password'
const schema = passwordReset.omit({ token: true })

/** A new password by the link of a letter; a link that is void leads to a new one. */
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
        onError: (error) => markRefused(error, ['password'], form.setError),
      },
    ),
  )
  if (token === '' || refusalOf(reset.error)) {
    return (
      <LetterFrame icon={Unlink} title={expiredTitle} text={texts.expiredText}>
        <Button asChild wide>
          <Link {...paths.signIn({ tab: 'forgot' })}>{texts.askAgain}</Link>
        </Button>
      </LetterFrame>
    )
  }
  const message = errors.password?.message
  return (
    <LetterFrame icon={KeyRound} title={texts.title} text={texts.text}>
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
    </LetterFrame>
  )
}
