import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isSuspendedError } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import type { useSignIn } from '#web/features/accounts/api.ts'
import { CodeField } from '#web/features/accounts/code-field.tsx'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

const idOf = (name: string) => `sign-in-${name}`
const loadSchema = async () =>
  (await withTexts(import('#web/features/accounts/account-schemas.ts'))).accountSchemas.code

type CodeStepProps = {
  /** The credentials accepted in the first step. */
  enteredCredentials: { email: string; password: string }
  signIn: ReturnType<typeof useSignIn>
  onDone: () => void
  onBack: () => void
  /** The account was suspended since the first step. */
  onSuspended: () => void
}

/** The second step of signing in: a code from the app, or a recovery code. */
export function CodeStep({ enteredCredentials, signIn, onDone, onBack, onSuspended }: CodeStepProps) {
  const accountsTexts = useTexts(accountsCatalog)
  const { code: texts } = useTexts(secondFactorCatalog)
  const [isRecovery, setRecovery] = useState(false)
  const { form, errors, attempt, submit, isPending } = useMutationForm(
    signIn,
    ({ code }) => ({ ...enteredCredentials, code }),
    {
      schema: loadSchema,
      defaultValues: { code: '' },
      onSent: onDone,
      onRefused: (error) => isSuspendedError(error) && onSuspended(),
    },
  )
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus, isRecovery])
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{texts.heading}</h2>
        <p className="text-muted text-sm">{isRecovery ? texts.recoveryText : texts.text}</p>
      </div>
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
      <CodeField
        id={idOf('code')}
        label={isRecovery ? texts.recoveryLabel : accountsTexts.fields.code}
        hint={isRecovery ? texts.recoveryHint : texts.hint}
        error={errors.code?.message}
        isNumeric={!isRecovery}
        field={form.register('code')}
      />
      <button
        type="button"
        className="link -my-2 inline-flex min-h-9 items-center justify-self-start text-sm"
        onClick={() => {
          form.reset()
          setRecovery(!isRecovery)
        }}
      >
        {isRecovery ? texts.useApp : texts.useRecovery}
      </button>
      <div className="grid gap-3">
        <Button type="submit" wide loading={isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
        <Button variant="ghost" wide onClick={onBack}>
          <ArrowLeft aria-hidden />
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
