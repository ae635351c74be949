import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Textarea } from './textarea.tsx'

export type FormTextProps = {
  /** The field of the form around it. */
  name: string
  id: string
  label: string
  hint?: string
  placeholder?: string
  /** Fewest characters; a field with some is required. */
  min?: number
  max: number
  /** Several lines instead of one. */
  rows?: number
  type?: 'text' | 'url'
}

/** A written answer of a form with its counter: what is missing while it is too short, what is left later. */
export function FormText({ name, id, label, hint, min = 0, max, rows, type, ...rest }: FormTextProps) {
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
      {...(min > 0 ? { required: true } : { optional: true })}
    >
      {rows ? <Textarea rows={rows} {...control} /> : <Input type={type} {...control} />}
    </Field>
  )
}
