import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

type Names = { firstName: string; lastName: string }

type NameFieldsProps = {
  idOf: (name: keyof Names) => string
  register: (name: keyof Names) => UseFormRegisterReturn
  errors: Pick<FieldErrors<Names>, keyof Names>
}

/** The name of someone who creates an account. */
export function NameFields({ idOf, register, errors }: NameFieldsProps) {
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
