import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { credentials } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import { isCodeRequired, isSuspendedError, issuesOf, messageOf } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { useSignIn } from '#web/features/accounts/api.ts'
import { PasswordInput } from '#web/features/accounts/password-input.tsx'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { recoveryCatalog } from '#web/features/accounts/texts/recovery-texts.ts'
import { CodeStep } from './code-step.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'

const idOf = (name: string) => `sign-in-${name}`
const loadSchema = async () =>
  (await withTexts(import('#web/features/accounts/account-schemas.ts'))).accountSchemas.signIn

export type SignInFormProps = {
  /** What was typed before. */
  email: string
  /** Where to go afterwards. */
  next: string | undefined
  /** Called with what was typed when the person asks for a new password. */
  onForgot: (email: string) => void
  onDone: () => void
}

/** Email and password; the typed values stay when signing in fails. */
export function SignInForm({ email, next, onForgot, onDone }: SignInFormProps) {
  const recoveryTexts = useTexts(recoveryCatalog)
  const accountsTexts = useTexts(accountsCatalog)
  const { fields, signIn: texts, toasts } = accountsTexts
  const signIn = useSignIn()
  // With two-step sign-in the code comes next; the accepted credentials are kept until then.
  const [enteredCredentials, setEnteredCredentials] = useState<z.output<typeof credentials> | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSuspended, setSuspended] = useState(false)
  const { form, errors, attempt, submit, isPending } = useMutationForm(signIn, (values) => values, {
    schema: loadSchema,
    defaultValues: { email, password: '' },
    onSent: onDone,
    onRefused: (error, values) => {
      if (isCodeRequired(error)) setEnteredCredentials(values)
      else if (isSuspendedError(error)) setSuspended(true)
      else if (issuesOf(error).length === 0) setRefusal(messageOf(error, toasts.signInFailed.title))
    },
    onInvalid: () => toast({ ...toasts.signInIncomplete, variant: 'destructive' }),
  })
  if (enteredCredentials) {
    return (
      <CodeStep
        enteredCredentials={enteredCredentials}
        signIn={signIn}
        onDone={onDone}
        onBack={() => setEnteredCredentials(null)}
        onSuspended={() => {
          setEnteredCredentials(null)
          setSuspended(true)
        }}
      />
    )
  }
  return (
    // With POST, submitting without JavaScript can't put the password into a URL.
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        setRefusal(null)
        setSuspended(false)
        submit(event)
      }}
      className="grid gap-5"
    >
      {isSuspended && <SuspendedNotice />}
      <ErrorSummary
        errors={[
          ...listAccountErrors(accountsTexts, errors, idOf),
          ...(refusal === null ? [] : [{ fieldId: idOf('password'), message: refusal }]),
        ]}
        attempt={attempt}
      />
      <Field label={fields.email} id={idOf('email')} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          placeholder={fields.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <Field label={fields.password} id={idOf('password')} required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Link
        {...paths.signIn({ tab: 'forgot', next })}
        onClick={() => onForgot(form.getValues('email'))}
        className="link -my-2 inline-flex min-h-9 items-center justify-self-start text-sm"
      >
        {recoveryTexts.forgot.link}
      </Link>
      <Button type="submit" wide loading={isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
