import type { ComponentProps } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { PasswordInput } from './password-input.tsx'
import { accountsCatalog } from './texts/accounts-texts.ts'

type CurrentPasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> & {
  id: string
  error: string | undefined
  /** Tells password managers whose password this is. */
  email?: string
}

/** Asks for the current password again. */
export function CurrentPassword({ id, error, email, ...input }: CurrentPasswordProps) {
  const accountsTexts = useTexts(accountsCatalog)
  return (
    <>
      {email !== undefined && <input type="hidden" autoComplete="username" value={email} />}
      <Field label={accountsTexts.fields.currentPassword} id={id} required error={error}>
        <PasswordInput autoComplete="current-password" {...input} />
      </Field>
    </>
  )
}
