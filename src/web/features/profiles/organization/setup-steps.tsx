/** The fields of the setup wizard's first three steps (spec F2, /organization-profile-setup). */
import { use } from 'react'
import { limits, organizationLimits } from '#contract/limits.ts'
import { organizationSetupSteps } from '#contract/profiles/organization-setup.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { organizationSetupCauses } from '#domain/options/causes.ts'
import { organizationSizes } from '#domain/options/organizations.ts'
import { formatEin } from '#domain/verification/ein.ts'
import { makeFormSteps } from '#web/lib/forms/form-steps.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { FormattedInput } from '#web/ui/forms/formatted-input.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useCauseChoice } from '#web/lib/forms/cause-choice.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ChoiceField, useLocationTexts, useOrganizationForm, WebsiteField } from './fields.tsx'

const { basics, details, causes } = organizationSetupSteps
const bounds = organizationLimits.setup

export const setupRules = basics.extend({ ...details.shape, ...causes.shape })

export const setupSteps = makeFormSteps({
  steps: [
    { id: 'basics', fields: basics.keyof().options },
    { id: 'details', fields: details.keyof().options },
    { id: 'causes', fields: causes.keyof().options },
    { id: 'review', fields: [] },
  ],
  prefix: 'organization',
})
const { idOf } = setupSteps

export function BasicsStep({ detectedLanguage }: { detectedLanguage: string | null }) {
  const { fields, setup } = useTexts(organizationProfileCatalog)
  const form = useOrganizationForm()
  return (
    <>
      <FormText
        name="organizationName"
        id={idOf('organizationName')}
        {...fields.organizationName}
        min={organizationLimits.nameMin}
        max={limits.name}
      />
      <WebsiteField id={idOf('website')} />
      <FormText
        name="description"
        id={idOf('description')}
        {...fields.description}
        hint={setup.descriptionHint(bounds.description)}
        {...bounds.description}
        rows={6}
      />
      <FormText
        name="missionStatement"
        id={idOf('missionStatement')}
        {...fields.missionStatement}
        hint={fields.missionStatement.hint(bounds.mission)}
        {...bounds.mission}
        rows={3}
      />
      <LanguageField
        folded
        id={idOf('language')}
        detected={detectedLanguage}
        error={form.formState.errors.language?.message}
        control={form.register('language')}
      />
    </>
  )
}

export function DetailsStep() {
  const { fields } = useTexts(organizationProfileCatalog)
  const { hasRegisters } = use(SiteContext)
  const form = useOrganizationForm()
  const location = useLocationTexts()
  const { ein, size } = fields
  const labels = useTexts(optionsCatalog).organizationSizes
  const sizes = organizationSizes.map((value) => ({ value, label: labels[value] }))
  return (
    <>
      <FormText
        name="location"
        id={idOf('location')}
        {...location}
        min={bounds.locationMin}
        max={limits.shortText}
      />
      <div className="grid items-start gap-x-5 gap-y-7 sm:grid-cols-2">
        {hasRegisters && (
          <Field
            label={ein.label}
            hint={ein.hint}
            id={idOf('ein')}
            optional
            error={form.formState.errors.ein?.message}
          >
            <FormattedInput format={formatEin} placeholder={ein.placeholder} {...form.register('ein')} />
          </Field>
        )}
        <ChoiceField name="size" id={idOf('size')} {...size} required options={sizes} />
      </div>
    </>
  )
}

export function CausesStep() {
  const { fields } = useTexts(organizationProfileCatalog)
  const causes = useCauseChoice(organizationSetupCauses)
  return <FormLabels id={idOf('causeAreas')} {...fields.causeAreas} {...causes} />
}
