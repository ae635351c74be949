/** The dialog that asks for the password again, in every frame where a call may require it. */
import { Suspense, useEffect, useState } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { toastLoadFailure } from '#web/lib/calls/load-failure.ts'
import { resolvePasswordRequest, useIsPasswordRequested } from '#web/lib/calls/password-request.ts'

const LoadedDialog = lazyPart<{ email: string }>(
  async () =>
    (await withTexts(import('#web/features/accounts/reauthentication-dialog.tsx'))).ReauthenticationDialog,
  PasswordRequestFallback,
)

/**
 * Loaded when the password is first required, and kept mounted from then on, so that closing animates like opening.
 */
export function ReauthenticationDialog({ email }: { email: string }) {
  const isRequested = useIsPasswordRequested()
  const [wasRequested, setWasRequested] = useState(isRequested)
  if (isRequested && !wasRequested) setWasRequested(true)
  return (
    wasRequested && (
      <Suspense>
        <LoadedDialog email={email} />
      </Suspense>
    )
  )
}

/** If the dialog's code cannot load, the call that needs the password fails, and a toast says why. */
function PasswordRequestFallback() {
  const isRequested = useIsPasswordRequested()
  useEffect(() => {
    if (!isRequested) return
    toastLoadFailure()
    resolvePasswordRequest(false)
  }, [isRequested])
  return null
}
