/** The fields of the wizard's first two steps. */
import { TriangleAlert } from 'lucide-react'
import { use, type ComponentProps, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { limits, organizationLimits, verificationLimits } from '#contract/limits.ts'
import { formatEin, hasUnassignedPrefix, parseEin } from '#domain/verification/ein.ts'
import { formatPhone } from '#domain/verification/phone.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { FormWebsite } from '#web/ui/forms/form-website.tsx'
import { FormattedInput } from '#web/ui/forms/formatted-input.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { idOf, type FieldPath } from './form-steps.ts'
import { verificationCatalog } from './texts/verification-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { VerificationValues } from './values.ts'

/** The labels and hints of the fields, as people of the site's country know them. */
export function useFieldTexts() {
  const { fields, fieldsElsewhere } = useTexts(verificationCatalog)
  const { hasRegisters } = use(SiteContext)
  if (hasRegisters) return fields
  const { organizationName, ...rest } = fieldsElsewhere
  return { ...fields, organizationName: { ...fields.organizationName, ...organizationName }, ...rest }
}

export const useVerificationForm = () => useFormContext<VerificationValues>()

type LineProps = Omit<ComponentProps<typeof Input>, 'name'> & {
  name: Exclude<
    FieldPath,
    'missionStatement' | 'causeAreas' | 'foundedYear' | 'absence.reason' | 'absence.sponsorEin'
  >
  /** Formats the typed text. */
  format?: (typed: string) => string
  optional?: boolean
}

/** A text field of one line, required unless it says otherwise. */
export function Line({ name, format, className, optional = false, ...rest }: LineProps) {
  const fields = useFieldTexts()
  const form = useVerificationForm()
  const { label, ...texts }: { label: string; hint?: string; placeholder?: string } = fields[name]
  const control = { placeholder: texts.placeholder, ...rest, ...form.register(name) }
  return (
    <Field
      label={label}
      {...(texts.hint && { hint: texts.hint })}
      id={idOf(name)}
      {...(optional ? { optional } : { required: true })}
      error={form.getFieldState(name, form.formState).error?.message}
      {...(className && { className })}
    >
      {format ? <FormattedInput format={format} {...control} /> : <Input {...control} />}
    </Field>
  )
}

type BasicsFieldsProps = {
  /** An EIN that the register is known to list. */
  listedEin: string | null
  /** Content about name and EIN together. */
  children: ReactNode
}

export function BasicsFields({ listedEin, children }: BasicsFieldsProps) {
  const fields = useFieldTexts()
  const { hasRegisters } = use(SiteContext)
  return (
    <>
      <FormText
        name="organizationName"
        id={idOf('organizationName')}
        {...fields.organizationName}
        min={organizationLimits.nameMin}
        max={limits.name}
      />
      {hasRegisters ? (
        <div className="grid gap-2">
          <Line name="ein" format={formatEin} />
          <UnusualPrefix listedEin={listedEin} />
        </div>
      ) : (
        <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
          <Line name="registrationNumber" autoCapitalize="characters" maxLength={limits.label} />
          <Line name="registerName" optional maxLength={limits.name} />
        </div>
      )}
      {children}
      <FormWebsite name="website" id={idOf('website')} {...fields.website} required max={limits.shortText} />
    </>
  )
}

/** An EIN with an unassigned prefix may still be listed, so it only causes a warning. */
function UnusualPrefix({ listedEin }: { listedEin: string | null }) {
  const { fields } = useTexts(verificationCatalog)
  const form = useVerificationForm()
  const typed = useWatch({ control: form.control, name: 'ein' })
  const ein = parseEin(typed)
  return (
    <p role="status" className="text-warn flex gap-1.5 text-sm font-medium empty:hidden">
      {ein !== null && typed !== listedEin && hasUnassignedPrefix(ein) && (
        <>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fields.ein.unusual}
        </>
      )}
    </p>
  )
}

export function ContactFields() {
  const { fields, address, privacy } = useTexts(verificationCatalog)
  const { hasRegisters } = use(SiteContext)
  return (
    <>
      <p className="text-muted -mt-4 text-sm">{privacy}</p>
      <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-6 sm:grid-cols-6">
        <legend className="font-heading mb-4 text-base font-semibold">{address}</legend>
        <Line
          name="address.street"
          autoComplete="street-address"
          maxLength={limits.shortText}
          className="sm:col-span-6"
        />
        <Line
          name="address.city"
          autoComplete="address-level2"
          maxLength={limits.name}
          className={hasRegisters ? 'sm:col-span-3' : 'sm:col-span-2'}
        />
        <Line
          name="address.state"
          optional={!hasRegisters}
          autoComplete="address-level1"
          maxLength={limits.name}
          className={hasRegisters ? 'sm:col-span-1' : 'sm:col-span-2'}
        />
        <Line
          name="address.zipCode"
          optional={!hasRegisters}
          autoComplete="postal-code"
          {...(hasRegisters ? { inputMode: 'numeric' } : { maxLength: verificationLimits.postalCodeMax })}
          className="sm:col-span-2"
        />
      </fieldset>
      {hasRegisters ? (
        <Line name="phone" format={formatPhone} inputMode="tel" autoComplete="tel-national" />
      ) : (
        <Line name="phone" inputMode="tel" autoComplete="tel" maxLength={limits.label} />
      )}
      <FormText
        name="missionStatement"
        id={idOf('missionStatement')}
        label={fields.missionStatement.label}
        hint={fields.missionStatement.hint({ mission: verificationLimits.mission })}
        min={verificationLimits.mission}
        max={limits.longText}
        rows={4}
      />
    </>
  )
}
