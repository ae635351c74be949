import type { UseMutationResult } from '@tanstack/react-query'
import { passwordAndCode } from '#contract/accounts/second-factor.ts'
import type { z } from '#contract/zod.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { CodeField } from '#web/features/accounts/code-field.tsx'
import { CurrentPassword } from '#web/features/accounts/current-password.tsx'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

const idOf = (name: string) => `second-factor-${name}`

type PasswordAndCodeFormProps<Data> = {
  email: string
  submitLabel: string
  isDestructive?: boolean
  change: UseMutationResult<Data, Error, z.output<typeof passwordAndCode>>
  onDone?: () => void
}

/** Asks for password and code, for changes that need both. */
export function PasswordAndCodeForm<Data>({
  email,
  submitLabel,
  isDestructive = false,
  change,
  onDone,
}: PasswordAndCodeFormProps<Data>) {
  const { settings: texts } = useTexts(secondFactorCatalog)
  const accountsTexts = useTexts(accountsCatalog)
  const { fields } = accountsTexts
  const { form, errors, attempt, submit } = useMutationForm(change, (values) => values, {
    schema: passwordAndCode,
    defaultValues: { currentPassword: '', code: '' },
    onSent: () => onDone?.(),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
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
