import { useMutationForm } from '#web/lib/endpoint-form.ts'
import { limits } from '#contract/limits.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { listAccountErrors } from './account-errors.ts'
import type { useSignUp } from './api.ts'
import { PasswordInput } from './password-input.tsx'
import { SignUpAgreement } from './sign-up-agreement.tsx'
import { person } from './sign-up-form.tsx'
import { accountsCatalog } from './texts/accounts-texts.ts'

const schema = person.omit({ email: true, invitation: true })
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
  const fieldsTexts = useTexts(fieldsCatalog)
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={fields.firstName} id={idOf('firstName')} required error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={fields.lastName} id={idOf('lastName')} optional error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label={fields.password} id={idOf('password')} required error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          placeholder={fieldsTexts.accounts.passwordHint({ min: limits.passwordMin })}
          {...form.register('password')}
        />
      </Field>
      <div className="grid gap-3">
        <Button type="submit" wide loading={signUp.isPending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
        <SignUpAgreement />
      </div>
    </form>
  )
}
