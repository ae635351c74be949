import { useFormContext } from 'react-hook-form'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const parseYear = (typed: unknown) =>
  typed === '' || typed === undefined || typed === null ? undefined : Number(typed)

export type FormYearProps = {
  /** The name of the form field. */
  name: string
  id: string
  label: string
  hint?: string | undefined
  /** The earliest year allowed. */
  min: number
}

/** A year that is needed; an empty field has none, which is another fault than a wrong one. */
export function FormYear({ name, id, label, hint, min }: FormYearProps) {
  const form = useFormContext()
  return (
    <Field
      label={label}
      {...(hint && { hint })}
      id={id}
      required
      error={form.getFieldState(name, form.formState).error?.message}
    >
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        className="w-32"
        {...form.register(name, { setValueAs: parseYear })}
      />
    </Field>
  )
}
