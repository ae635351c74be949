import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type CodeFieldProps = {
  id: string
  label: string
  hint: string
  error: string | undefined
  /** Only digits are wanted, so phones show the number keys. */
  isNumeric: boolean
  field: UseFormRegisterReturn
}

/** A code from the authenticator app, which phones and password managers can fill in, or a recovery code. */
export function CodeField({ id, label, hint, error, isNumeric, field }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} id={id} required error={error}>
      <Input
        type="text"
        autoComplete="one-time-code"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="font-mono tracking-wider"
        {...field}
      />
    </Field>
  )
}
