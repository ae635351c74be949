import { useWatch } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { idOf, useWizardForm } from './wizard-form.ts'

type TextName =
  | 'organizationName'
  | 'title'
  | 'description'
  | 'requirements'
  | 'timeline'
  | 'location'
  | 'deliverables'
  | 'impact'
  | 'contactInstructions'

export type TextFieldProps = {
  name: TextName
  label: string
  hint?: string
  placeholder?: string
  /** Fewest characters; a field with some is required. */
  min?: number
  max: number
  /** Several lines instead of one. */
  rows?: number
}

/** A written answer with its counter: what is missing while it is too short, what is left later. */
export function TextField({ name, label, hint, placeholder, min = 0, max, rows }: TextFieldProps) {
  const form = useWizardForm()
  const text = useWatch({ control: form.control, name }) ?? ''
  const control = { placeholder, ...form.register(name) }
  return (
    <Field
      label={label}
      id={idOf(name)}
      {...(hint && { hint })}
      error={form.formState.errors[name]?.message}
      counter={{ text, min, max }}
      {...(min > 0 ? { required: true } : { optional: true })}
    >
      {rows ? <Textarea rows={rows} {...control} /> : <Input {...control} />}
    </Field>
  )
}
