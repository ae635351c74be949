import type { ComponentProps } from 'react'
import { limits } from '#contract/limits.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'placeholder'> & {
  id: string
  label: string
  error: string | undefined
}

/** A password that someone chooses. */
export function NewPasswordField({ id, label, error, ...input }: NewPasswordFieldProps) {
  const { accounts } = useTexts(fieldsCatalog)
  return (
    <Field label={label} id={id} required error={error}>
      <PasswordInput
        autoComplete="new-password"
        placeholder={accounts.passwordHint({ min: limits.passwordMin })}
        {...input}
      />
    </Field>
  )
}
