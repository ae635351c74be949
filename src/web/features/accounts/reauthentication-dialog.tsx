import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordConfirmation, reauthenticate } from '#contract/accounts/second-factor.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { resolvePasswordRequest, useIsPasswordRequested } from '#web/lib/calls/password-request.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { listAccountErrors } from './account-errors.ts'
import { CurrentPassword } from './current-password.tsx'
import { toastError } from './second-factor-api.ts'
import { getCachedUser, refreshUser } from './session.ts'
import { accountsCatalog } from './texts/accounts-texts.ts'
import { secondFactorCatalog } from './texts/second-factor-texts.ts'

const idOf = (name: string) => `password-again-${name}`

/** Asks for the password in a dialog when a call needs a recent sign-in. */
export function ReauthenticationDialog({ email }: { email: string }) {
  const { again } = useTexts(secondFactorCatalog)
  const isRequested = useIsPasswordRequested()
  return (
    <Dialog
      open={isRequested}
      onOpenChange={(open) => open || resolvePasswordRequest(false)}
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
  const accountsTexts = useTexts(accountsCatalog)
  const { again } = useTexts(secondFactorCatalog)
  const queryClient = useQueryClient()
  const [userId] = useState(() => getCachedUser(queryClient)?.id)
  const { form, errors, attempt, submit, sending } = useEndpointForm(reauthenticate, (body) => ({ body }), {
    schema: passwordConfirmation,
    defaultValues: { currentPassword: '' },
    onSuccess: async () => {
      // Another tab may have signed in someone else, whose password it was then.
      await refreshUser(queryClient)
      resolvePasswordRequest(getCachedUser(queryClient)?.id === userId)
    },
    onError: (error) => toastError(again.failed, error),
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        // React nests the dialog inside the waiting form although it is elsewhere in the DOM, so its events must not
        // reach that form.
        event.stopPropagation()
        submit(event)
      }}
      className="grid gap-5"
    >
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
      <CurrentPassword
        id={idOf('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Button type="submit" wide loading={sending.isPending} loadingText={again.pending}>
        {again.submit}
      </Button>
    </form>
  )
}
