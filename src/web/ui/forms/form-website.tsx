import { useFormContext } from 'react-hook-form'
import { isComposing } from '#web/lib/focus/composing.ts'
import { completeAddress } from '#web/lib/forms/web-address.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

export type FormWebsiteProps = {
  /** The name of the form field. */
  name: string
  id: string
  label: string
  hint: string
  required?: boolean | undefined
  max: number
}

/** A web address. A bare one gets its https:// on blur or on Enter. */
export function FormWebsite({ name, id, label, hint, required, max }: FormWebsiteProps) {
  const form = useFormContext()
  const complete = () => {
    const typed: unknown = form.getValues(name)
    if (typeof typed !== 'string') return
    const whole = completeAddress(typed)
    if (whole === typed) return
    const { isTouched } = form.getFieldState(name)
    form.setValue(name, whole, { shouldDirty: true, shouldValidate: isTouched })
  }
  return (
    <Field
      label={label}
      hint={hint}
      id={id}
      error={form.getFieldState(name, form.formState).error?.message}
      {...(required ? { required } : { optional: true })}
    >
      <Input
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={max}
        {...form.register(name, { onBlur: complete })}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && complete()}
      />
    </Field>
  )
}
