/** The fields of the wizard's third step. */
import { useWatch } from 'react-hook-form'
import { limits, organizationLimits } from '#contract/limits.ts'
import { focusAreas } from '#domain/options/causes.ts'
import { employeeRanges } from '#domain/options/organizations.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { useCauseChoice } from '#web/lib/forms/cause-choice.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormYear } from '#web/ui/forms/form-year.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { idOf } from './form-steps.ts'
import { useVerificationForm } from './step-fields.tsx'
import { verificationCatalog } from './texts/verification-texts.ts'
import type { SuggestedField } from './values.ts'

/** Confirms that what the form suggests for a field is true. */
function ConfirmSuggestion({ name }: { name: SuggestedField }) {
  const { preset } = useTexts(verificationCatalog)
  const form = useVerificationForm()
  const [value, confirmed] = useWatch({ control: form.control, name: [name, 'confirmed'] })
  return (
    <Checkbox
      label={preset.confirm({ value: String(value) })}
      checked={confirmed.includes(name)}
      onChange={({ currentTarget: { checked } }) => {
        const others = confirmed.filter((each) => each !== name)
        form.setValue('confirmed', checked ? [...others, name] : others, { shouldDirty: true })
      }}
    />
  )
}

/** `suggested`: the fields that still have the form's defaults. */
export function DetailFields({ suggested }: { suggested: readonly SuggestedField[] }) {
  const { fields, socialMedia, preset } = useTexts(verificationCatalog)
  const { networkPlaceholder } = useTexts(organizationProfileCatalog)
  const causes = useCauseChoice(focusAreas)
  const form = useVerificationForm()
  const { errors, defaultValues } = form.formState
  const confirmed = useWatch({ control: form.control, name: 'confirmed' })
  const hintOf = (name: SuggestedField) =>
    suggested.includes(name) && !confirmed.includes(name) ? preset.hint : undefined
  // A profile value from another list is an extra option, so it is not lost (decision A4).
  const other = defaultValues?.employeeCount
  const ranges: string[] = [...employeeRanges]
  if (other && !ranges.includes(other)) ranges.push(other)
  return (
    <>
      <FormLabels id={idOf('causeAreas')} {...fields.causeAreas} {...causes} />
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <div className="grid gap-2">
          <FormYear
            name="foundedYear"
            id={idOf('foundedYear')}
            {...fields.foundedYear}
            hint={hintOf('foundedYear')}
            min={organizationLimits.foundedMin}
          />
          {suggested.includes('foundedYear') && <ConfirmSuggestion name="foundedYear" />}
        </div>
        <div className="grid gap-2">
          <Field
            {...fields.employeeCount}
            hint={hintOf('employeeCount')}
            id={idOf('employeeCount')}
            required
            error={errors.employeeCount?.message}
          >
            <Select
              options={ranges.map((value) => ({ value, label: value }))}
              {...form.register('employeeCount')}
            />
          </Field>
          {suggested.includes('employeeCount') && <ConfirmSuggestion name="employeeCount" />}
        </div>
      </div>
      <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <legend className="font-heading mb-4 text-base font-semibold">{socialMedia}</legend>
        {socialNetworks.map((network) => (
          <Field
            key={network}
            label={fields[`socialMedia.${network}`].label}
            id={idOf(`socialMedia.${network}`)}
            optional
            error={form.formState.errors.socialMedia?.[network]?.message}
          >
            <Input
              placeholder={networkPlaceholder}
              autoCapitalize="none"
              maxLength={limits.shortText}
              {...form.register(`socialMedia.${network}`)}
            />
          </Field>
        ))}
      </fieldset>
    </>
  )
}
