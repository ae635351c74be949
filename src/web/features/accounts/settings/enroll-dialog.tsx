import { useEffect, useState } from 'react'
import { codeForm, passwordConfirmation } from '#contract/accounts/second-factor.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { CodeField } from '#web/features/accounts/code-field.tsx'
import { CurrentPassword } from '#web/features/accounts/current-password.tsx'
import { useConfirmSecondFactor, useStartSecondFactor } from '#web/features/accounts/second-factor-api.ts'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'

const idOf = (name: string) => `enrol-${name}`

type EnrollDialogProps = { email: string; isOffered: boolean; onClosed: (event: Event) => void }

/** Turning on two-step sign-in: the password, the app, the recovery codes. */
export function EnrollDialog({ email, isOffered, onClosed }: EnrollDialogProps) {
  const { enableTopicEmails, turnedOn, steps } = useTexts(secondFactorCatalog).settings
  const [isOpen, setOpen] = useState(false)
  const start = useStartSecondFactor()
  const confirm = useConfirmSecondFactor()
  const step = confirm.data ? 'codes' : start.data ? 'scan' : 'password'
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) return
        start.reset()
        confirm.reset()
      }}
      onClosed={onClosed}
      modalOnly
      isCloseBlocked={step === 'codes'}
      size="sm"
      title={steps[step].title}
      description={steps[step].text}
      {...(isOffered && { trigger: <Button variant="secondary">{enableTopicEmails}</Button> })}
    >
      {confirm.data ? (
        <RecoveryCodeList
          codes={confirm.data.codes}
          email={email}
          onDone={() => {
            // The toast shows now; later it would cover the recovery codes.
            toast(turnedOn)
            setOpen(false)
          }}
        />
      ) : start.data ? (
        <ScanForm {...start.data} confirm={confirm} />
      ) : (
        <PasswordForm email={email} start={start} />
      )}
    </Dialog>
  )
}

function PasswordForm({ email, start }: { email: string; start: ReturnType<typeof useStartSecondFactor> }) {
  const accountsTexts = useTexts(accountsCatalog)
  const { next, pending } = useTexts(secondFactorCatalog).settings
  const { form, errors, attempt, submit } = useMutationForm(start, (values) => values, {
    schema: passwordConfirmation,
    defaultValues: { currentPassword: '' },
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
      <Button type="submit" wide loading={start.isPending} loadingText={pending}>
        {next}
      </Button>
    </form>
  )
}

type ScanFormProps = { secret: string; uri: string; confirm: ReturnType<typeof useConfirmSecondFactor> }

function ScanForm({ secret, uri, confirm }: ScanFormProps) {
  const secondFactorTexts = useTexts(secondFactorCatalog)
  const accountsTexts = useTexts(accountsCatalog)
  const { steps, enableTopicEmails, pending } = secondFactorTexts.settings
  const { code: texts } = secondFactorTexts
  const { form, errors, attempt, submit } = useMutationForm(confirm, (values) => values, {
    schema: codeForm,
    defaultValues: { code: '' },
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
      <div className="grid justify-items-center gap-4">
        <QrCode text={uri} label={steps.scan.picture} />
        <p className="text-muted justify-self-start text-sm">
          {steps.scan.byHand}{' '}
          <code className="text-ink block pt-1 font-mono text-sm wrap-anywhere select-all">
            {(secret.match(/.{1,4}/g) ?? []).join(' ')}
          </code>
        </p>
      </div>
      <CodeField
        id={idOf('code')}
        label={accountsTexts.fields.code}
        hint={texts.hint}
        error={errors.code?.message}
        isNumeric
        field={form.register('code')}
      />
      <Button type="submit" wide loading={confirm.isPending} loadingText={pending}>
        {enableTopicEmails}
      </Button>
    </form>
  )
}
