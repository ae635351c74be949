import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from './password-input.tsx'
import { accountsCatalog } from './texts/accounts-texts.ts'

type NewAccount = { firstName: string; lastName: string; password: string }

type FieldsProps<Name extends keyof NewAccount> = {
  idOf: (name: Name) => string
  register: (name: Name) => UseFormRegisterReturn
  errors: Pick<FieldErrors<NewAccount>, Name>
}

/** The name of someone who creates an account. */
export function NameFields({ idOf, register, errors }: FieldsProps<'firstName' | 'lastName'>) {
  const { fields } = useTexts(accountsCatalog)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={fields.firstName} id={idOf('firstName')} required error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label={fields.lastName} id={idOf('lastName')} optional error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...register('lastName')} />
      </Field>
    </div>
  )
}

/** The password they choose. */
export function NewPasswordField({ idOf, register, errors }: FieldsProps<'password'>) {
  const { fields } = useTexts(accountsCatalog)
  const { accounts } = useTexts(fieldsCatalog)
  return (
    <Field label={fields.password} id={idOf('password')} required error={errors.password?.message}>
      <PasswordInput
        autoComplete="new-password"
        placeholder={accounts.passwordHint({ min: limits.passwordMin })}
        {...register('password')}
      />
    </Field>
  )
}
