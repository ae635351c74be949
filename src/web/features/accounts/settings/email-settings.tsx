import { useState } from 'react'
import { changeEmail, emailChange, getAccount, type Account } from '#contract/accounts/settings.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { useCancelEmailChange } from '#web/features/accounts/account-api.ts'
import { CurrentPassword } from '#web/features/accounts/current-password.tsx'
import { toastAccountFailure, useResendVerification } from '#web/features/accounts/recovery-api.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { settingsIds } from './settings-ids.ts'

const idOf = (name: string) => `email-change-${name}`

/** The account's address, whether it is verified, and a change waiting for confirmation. */
export function EmailSettings({ account }: { account: Account }) {
  const { email: texts } = useTexts(profileCatalog).settings
  const [isOpen, setOpen] = useState(false)
  const cancel = useCancelEmailChange()
  const resend = useResendVerification()
  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ ...texts.againDone, description: texts.againText({ email: account.email }) }),
    })
  return (
    <SettingCard id={settingsIds.email} title={texts.heading} text={texts.text}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <strong className="font-semibold">{account.email}</strong>
        <Badge variant={account.isEmailVerified ? 'success' : 'warn'}>
          {account.isEmailVerified ? texts.verified : texts.notVerified}
        </Badge>
      </p>
      {account.pendingEmail && (
        <p className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
          {texts.pending({ email: account.pendingEmail })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          modalOnly
          size="sm"
          title={texts.dialog}
          description={texts.dialogText}
          trigger={<Button variant="secondary">{texts.change}</Button>}
        >
          <EmailForm onDone={() => setOpen(false)} />
        </Dialog>
        {account.pendingEmail && (
          <Button variant="ghost" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        )}
        {!account.isEmailVerified && (
          <Button variant="ghost" loading={resend.isPending} onClick={sendAgain}>
            {texts.again}
          </Button>
        )}
      </div>
    </SettingCard>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { email: texts } = useTexts(profileCatalog).settings
  const accountsTexts = useTexts(accountsCatalog)
  const { fields } = accountsTexts
  const { form, errors, attempt, submit, sending } = useEndpointForm(changeEmail, (body) => ({ body }), {
    schema: emailChange,
    defaultValues: { email: '', currentPassword: '' },
    done: (_, { email }) => ({ ...texts.sent, description: texts.sentText({ email }) }),
    invalidates: [getAccount],
    awaitsRefetch: false,
    onSent: onDone,
    onError: (error) => toastAccountFailure(texts.failed, error),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
      <Field label={texts.newEmail} id={idOf('email')} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          placeholder={fields.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <CurrentPassword
        id={idOf('currentPassword')}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Button type="submit" wide loading={sending.isPending} loadingText={texts.sending}>
        {texts.submit}
      </Button>
    </form>
  )
}
