import type { ComponentProps } from 'react'
import { accountsTexts } from '#web/i18n/en/accounts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { PasswordInput } from './password-input.tsx'

type CurrentPasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> & {
  id: string
  error: string | undefined
  /** Tells password managers whose password this is. */
  email?: string
}

/** Asks for the current password again. */
export function CurrentPassword({ id, error, email, ...input }: CurrentPasswordProps) {
  return (
    <>
      {email !== undefined && <input type="hidden" autoComplete="username" value={email} />}
      <Field label={accountsTexts.fields.currentPassword} id={id} required error={error}>
        <PasswordInput autoComplete="current-password" {...input} />
      </Field>
    </>
  )
}
