import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordChange, type Account } from '#contract/accounts/settings.ts'
import { passwordHint } from '#contract/accounts/accounts.ts'
import { setServerErrors } from '#web/lib/form-errors.ts'
import { accountsTexts } from '#web/i18n/en/accounts.ts'
import { profileTexts } from '#web/i18n/en/profile.ts'
import { recoveryTexts } from '#web/i18n/en/recovery.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { listAccountErrors } from './account-errors.ts'
import { useChangePassword } from './account-api.ts'
import { CurrentPassword } from './current-password.tsx'
import { PasswordInput } from './password-input.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'

const idOf = (name: string) => `password-change-${name}`
const fieldNames = ['currentPassword', 'password'] as const

/** Changes the password; asks for the current one again. */
export function PasswordSettings({ account }: { account: Account }) {
  const { password: texts } = profileTexts.settings
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingCard id="password-settings" title={texts.heading} text={texts.text}>
      <div>
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          modalOnly
          size="sm"
          title={texts.change}
          description={texts.dialogText}
          trigger={<Button variant="secondary">{texts.change}</Button>}
        >
          <PasswordForm email={account.email} onDone={() => setOpen(false)} />
        </Dialog>
      </div>
    </SettingCard>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { password: texts } = profileTexts.settings
  const { fields } = accountsTexts
  const change = useChangePassword()
  const form = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: onDone,
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
      <Link
        {...paths.signIn({ tab: 'forgot' })}
        className="link -my-2 inline-flex min-h-9 items-center justify-self-start text-sm"
      >
        {recoveryTexts.forgot.link}
      </Link>
      <Field label={fields.newPassword} id={idOf('password')} required error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          placeholder={passwordHint}
          {...form.register('password')}
        />
      </Field>
      <Button type="submit" wide loading={change.isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
