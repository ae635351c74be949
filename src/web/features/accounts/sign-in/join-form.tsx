import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import type { useSignUp } from '#web/features/accounts/api.ts'
import { NewPasswordField } from '#web/features/accounts/new-password-field.tsx'
import { accountSchemas } from '#web/features/accounts/account-schemas.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { NameFields } from './name-fields.tsx'
import { SignUpAgreement } from './sign-up-agreement.tsx'

const schema = accountSchemas.person.omit({ email: true, invitation: true })
const idOf = (name: string) => `join-${name}`

type JoinFormProps = {
  token: string
  signUp: ReturnType<typeof useSignUp>
  invited: { email: string; firstName: string; lastName: string }
  onJoined: () => void
}

/** Creates the account of someone who was invited; their address is proven by the link. */
export function JoinForm({ token, signUp, invited, onJoined }: JoinFormProps) {
  const { email, firstName, lastName } = invited
  const accountsTexts = useTexts(accountsCatalog)
  const { fields, signUp: texts } = accountsTexts
  const { form, errors, attempt, submit } = useMutationForm(
    signUp,
    (values) => ({ ...values, email, userType: 'volunteer' as const, invitation: token }),
    { schema, defaultValues: { firstName, lastName, password: '' }, onSent: onJoined },
  )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={attempt} />
      {/* For password managers: the account is of this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NameFields idOf={idOf} register={form.register} errors={errors} />
      <NewPasswordField
        id={idOf('password')}
        label={fields.password}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="grid gap-3">
        <Button type="submit" wide loading={signUp.isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
        <SignUpAgreement />
      </div>
    </form>
  )
}
