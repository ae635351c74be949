import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound, Unlink } from 'lucide-react'
import { passwordReset, resetPassword } from '#contract/accounts/settings.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { NewPasswordField } from '#web/features/accounts/new-password-field.tsx'
import { getLinkError, syncSession, toastAccountFailure } from '#web/features/accounts/recovery-api.ts'
import { recoveryCatalog } from '#web/features/accounts/texts/recovery-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

const fieldId = 'reset-password'
const schema = passwordReset.omit({ token: true })

/** Sets a new password through an emailed link. An expired link offers to send a new one. */
export function ResetPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const accountsTexts = useTexts(accountsCatalog)
  const { reset: texts, expiredTitle } = useTexts(recoveryCatalog)
  const queryClient = useQueryClient()
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    resetPassword,
    (values) => ({ body: { ...values, token } }),
    {
      schema,
      defaultValues: { password: '' },
      // All sessions of the account end.
      onSuccess: () => syncSession(queryClient),
      onSent: () => {
        toast(texts.done)
        onDone()
      },
      onError: (error) => toastAccountFailure(texts.failed, error),
    },
  )
  if (token === '' || getLinkError(sending.error)) {
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
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary errors={message ? [{ fieldId, message }] : []} attempt={attempt} />
        <NewPasswordField
          id={fieldId}
          label={accountsTexts.fields.newPassword}
          error={message}
          {...form.register('password')}
        />
        <Button type="submit" wide loading={sending.isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
      </form>
    </EmailLinkFrame>
  )
}
