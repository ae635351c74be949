import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  changePassword,
  getAccount,
  listSessions,
  passwordChange,
  type Account,
} from '#contract/accounts/settings.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { CurrentPassword } from '#web/features/accounts/current-password.tsx'
import { NewPasswordField } from '#web/features/accounts/new-password-field.tsx'
import { toastAccountFailure } from '#web/features/accounts/recovery-api.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { recoveryCatalog } from '#web/features/accounts/texts/recovery-texts.ts'
import { settingsIds } from './settings-ids.ts'

const idOf = (name: string) => `password-change-${name}`

/** Changes the password; asks for the current one again. */
export function PasswordSettings({ account }: { account: Account }) {
  const { password: texts } = useTexts(profileCatalog).settings
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingCard id={settingsIds.password} title={texts.heading} text={texts.text}>
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
  const recoveryTexts = useTexts(recoveryCatalog)
  const { password: texts } = useTexts(profileCatalog).settings
  const accountsTexts = useTexts(accountsCatalog)
  const { fields } = accountsTexts
  const { form, errors, attempt, submit, sending } = useEndpointForm(changePassword, (body) => ({ body }), {
    schema: passwordChange,
    defaultValues: { currentPassword: '', password: '' },
    done: texts.done,
    // Ends all other sessions and cancels a pending change of address.
    invalidates: [listSessions, getAccount],
    awaitsRefetch: false,
    onSent: onDone,
    onError: (error) => toastAccountFailure(texts.failed, error),
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
      <Link
        {...paths.signIn({ tab: 'forgot' })}
        className="link -my-2 inline-flex min-h-9 items-center justify-self-start text-sm"
      >
        {recoveryTexts.forgot.link}
      </Link>
      <NewPasswordField
        id={idOf('password')}
        label={fields.newPassword}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" wide loading={sending.isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
