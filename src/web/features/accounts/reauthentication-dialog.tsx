import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordAgain } from '#contract/second-factor.ts'
import { markRefused } from '#web/lib/form-errors.ts'
import { answerPassword, usePasswordAsked } from '#web/lib/password-again.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { listAccountErrors } from './account-errors.ts'
import { CurrentPassword } from './current-password.tsx'
import { useReauthenticate } from './second-factor-api.ts'

const idOf = (name: string) => `password-again-${name}`

/** Asks for the password above whatever the person was doing, when a call wants it given lately. */
export function ReauthenticationDialog({ email }: { email: string }) {
  const { again } = secondFactorTexts
  const isAsked = usePasswordAsked()
  return (
    <Dialog
      open={isAsked}
      onOpenChange={(open) => open || answerPassword(false)}
      modalOnly
      size="sm"
      title={again.title}
      description={again.text}
    >
      <PasswordForm email={email} />
    </Dialog>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { again } = secondFactorTexts
  const give = useReauthenticate()
  const form = useForm({
    resolver: zodResolver(passwordAgain),
    defaultValues: { currentPassword: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    give.mutate(values, {
      onSuccess: () => answerPassword(true),
      onError: (error) => markRefused(error, ['currentPassword'], form.setError),
    }),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        // It stands inside the form that waits, though elsewhere on the page.
        event.stopPropagation()
        void submit(event)
      }}
      className="grid gap-5"
    >
      <ErrorSummary errors={listAccountErrors(errors, idOf)} attempt={submitCount} />
      <CurrentPassword
        id={idOf('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Button type="submit" wide loading={give.isPending} loadingText={again.pending}>
        {again.submit}
      </Button>
    </form>
  )
}
