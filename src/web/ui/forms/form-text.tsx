import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Textarea } from './textarea.tsx'

export type FormTextProps = {
  /** The name of the form field. */
  name: string
  id: string
  label: string
  hint?: string
  placeholder?: string
  /** Minimum number of characters; makes the field required. */
  min?: number
  max: number
  /** Several lines instead of one. */
  rows?: number
  type?: 'text' | 'url'
  /** An answer is needed, however short. */
  required?: boolean
}

/** A text answer in a form with its counter: what is missing while it is too short, then what is left. */
export function FormText({
  name,
  id,
  label,
  hint,
  min = 0,
  max,
  rows,
  type,
  required = min > 0,
  ...rest
}: FormTextProps) {
  const form = useFormContext()
  const written: unknown = useWatch({ control: form.control, name })
  const control = { placeholder: rest.placeholder, ...form.register(name) }
  return (
    <Field
      label={label}
      id={id}
      {...(hint && { hint })}
      error={form.getFieldState(name, form.formState).error?.message}
      counter={{ text: typeof written === 'string' ? written : '', min, max }}
      {...(required ? { required } : { optional: true })}
    >
      {rows ? <Textarea rows={rows} {...control} /> : <Input type={type} {...control} />}
    </Field>
  )
}
