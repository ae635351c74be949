import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordAndCode } from '#contract/accounts/second-factor.ts'
import { setServerErrors } from '#web/lib/form-errors.ts'
import { accountsTexts } from '#web/i18n/en/accounts.ts'
import { secondFactorTexts } from '#web/i18n/en/second-factor.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { listAccountErrors } from './account-errors.ts'
import { CodeField } from './code-field.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { useRemoveSecondFactor, useRenewRecoveryCodes } from './second-factor-api.ts'

const idOf = (name: string) => `second-factor-${name}`
const fieldNames = ['currentPassword', 'code'] as const

type PasswordAndCodeFormProps = {
  email: string
  submitLabel: string
  isDestructive?: boolean
  change: ReturnType<typeof useRemoveSecondFactor> | ReturnType<typeof useRenewRecoveryCodes>
  onDone?: () => void
}

/** Asks for password and code, for changes that need both. */
export function PasswordAndCodeForm({
  email,
  submitLabel,
  isDestructive = false,
  change,
  onDone,
}: PasswordAndCodeFormProps) {
  const { settings: texts } = secondFactorTexts
  const { fields } = accountsTexts
  const form = useForm({
    resolver: zodResolver(passwordAndCode),
    defaultValues: { currentPassword: '', code: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      ...(onDone && { onSuccess: onDone }),
      onError: (error) => setServerErrors(error, fieldNames, form.setError),
    }),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ErrorSummary errors={listAccountErrors(errors, idOf)} attempt={submitCount} />
      <CurrentPassword
        id={idOf('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <CodeField
        id={idOf('code')}
        label={fields.code}
        hint={texts.codeHint}
        error={errors.code?.message}
        isNumeric={false}
        field={form.register('code')}
      />
      <Button
        type="submit"
        wide
        variant={isDestructive ? 'danger' : 'primary'}
        loading={change.isPending}
        loadingText={texts.pending}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
