import { formatEin } from '#domain/verification/ein.ts'
import { absenceReasons } from '#domain/verification/register.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormattedInput } from '#web/ui/forms/formatted-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { idOf } from './form-steps.ts'
import { verificationCatalog } from './texts/verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { VerificationValues } from './values.ts'

type Answer = VerificationValues['absence']

export type AbsenceFieldsProps = {
  value: Answer
  onValueChange: (value: Answer) => void
  errors: { reason?: string | undefined; sponsorEin?: string | undefined }
  label: string
  hint?: string
  /** The option for no answer. */
  none: string
  optional?: boolean
}

/** Why the organization is not in the register, and the sponsor's EIN if there is one. */
export function AbsenceFields({ value, onValueChange, errors, label, none, ...rest }: AbsenceFieldsProps) {
  const { fields, absences } = useTexts(verificationCatalog)
  const { reason, sponsorEin } = value
  const chosen = absenceReasons.find((each) => each === reason)
  const sponsor = fields['absence.sponsorEin']
  return (
    <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
      <div className="grid gap-1.5">
        <Field
          label={label}
          {...(rest.hint && { hint: rest.hint })}
          id={idOf('absence.reason')}
          error={errors.reason}
          {...(rest.optional ? { optional: true } : { required: true })}
        >
          <Select
            options={absenceReasons.map((value) => ({ value, label: absences[value].label }))}
            placeholder={none}
            value={reason}
            onChange={(event) => onValueChange({ ...value, reason: event.target.value })}
          />
        </Field>
        <p role="status" className="text-muted text-sm">
          {chosen && absences[chosen].hint}
        </p>
      </div>
      {reason === 'sponsored' && (
        <Field
          label={sponsor.label}
          hint={sponsor.hint}
          id={idOf('absence.sponsorEin')}
          required
          error={errors.sponsorEin}
        >
          <FormattedInput
            format={formatEin}
            placeholder={sponsor.placeholder}
            value={sponsorEin}
            onChange={(event) => onValueChange({ ...value, sponsorEin: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
