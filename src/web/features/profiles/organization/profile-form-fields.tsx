/** The fact and contact fields of the profile form. */
import { limits, organizationLimits } from '#contract/limits.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { budgetRanges, teamSizes } from '#domain/options/organizations.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormYear } from '#web/ui/forms/form-year.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ChoiceField, useLocationTexts, useOrganizationForm } from './fields.tsx'

const sizes = teamSizes.map((value) => ({ value, label: value }))

type PartProps = { idOf: (name: string) => string }

export function DetailFields({ idOf, detectedLanguage }: PartProps & { detectedLanguage: string | null }) {
  const { fields } = useTexts(organizationProfileCatalog)
  const location = useLocationTexts()
  const labels = useTexts(optionsCatalog).budgetRanges
  const budgets = budgetRanges.map((value) => ({ value, label: labels[value] }))
  const form = useOrganizationForm()
  const { errors, defaultValues } = form.formState
  return (
    <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
      <Field {...location} id={idOf('location')} optional error={errors.location?.message}>
        <Input
          placeholder={location.placeholder}
          maxLength={limits.shortText}
          {...form.register('location')}
        />
      </Field>
      <FormYear
        name="foundedYear"
        id={idOf('foundedYear')}
        label={fields.foundedYear.label}
        hint={fields.foundedYear.hint({ foundedMin: organizationLimits.foundedMin })}
        min={organizationLimits.foundedMin}
      />
      <ChoiceField
        name="employeeCount"
        id={idOf('employeeCount')}
        {...fields.employeeCount}
        options={sizes}
      />
      <ChoiceField name="budgetRange" id={idOf('budgetRange')} {...fields.budgetRange} options={budgets} />
      <TimeZoneField
        {...fields.timeZone}
        id={idOf('timeZone')}
        error={errors.timeZone?.message}
        always={[defaultValues?.timeZone ?? null]}
        control={form.register('timeZone')}
      />
      <LanguageField
        id={idOf('language')}
        detected={detectedLanguage}
        error={errors.language?.message}
        control={form.register('language')}
      />
    </div>
  )
}

export function ContactFields({ idOf }: PartProps) {
  const { fields, networks, networkPlaceholder } = useTexts(organizationProfileCatalog)
  const form = useOrganizationForm()
  const { errors } = form.formState
  return (
    <>
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <Field
          {...fields.contactEmail}
          id={idOf('contactEmail')}
          required
          error={errors.contactEmail?.message}
        >
          <Input type="email" autoComplete="email" {...form.register('contactEmail')} />
        </Field>
        <Field
          {...fields.contactPhone}
          id={idOf('contactPhone')}
          optional
          error={errors.contactPhone?.message}
        >
          <Input type="tel" autoComplete="tel" {...form.register('contactPhone')} />
        </Field>
      </div>
      <fieldset id={idOf('socialMedia')} className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <legend className="font-heading mb-4 text-base font-semibold">{fields.socialMedia.label}</legend>
        {socialNetworks.map((network) => (
          <Field
            key={network}
            label={networks[network]}
            id={idOf(network)}
            optional
            error={errors.socialMedia?.[network]?.message}
          >
            <Input
              placeholder={networkPlaceholder}
              autoCapitalize="none"
              {...form.register(`socialMedia.${network}`)}
            />
          </Field>
        ))}
      </fieldset>
    </>
  )
}
