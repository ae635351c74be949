/** Field types that both screens of an organization's profile use. */
import { ShieldAlert } from 'lucide-react'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormWebsite } from '#web/ui/forms/form-website.tsx'
import { Select, type SelectOption } from '#web/ui/forms/select.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { OrganizationField, OrganizationValues } from './values.ts'

export const useOrganizationForm = () => useFormContext<OrganizationValues>()

type PlaceProps = { id: string; required?: boolean }

/** The label, hint and example of the location, as people of the site's country write one. */
export function useLocationTexts() {
  const { fields, locationElsewhere } = useTexts(organizationProfileCatalog)
  const { hasRegisters } = use(SiteContext)
  return hasRegisters ? fields.location : { ...fields.location, ...locationElsewhere }
}

/** The website. */
export function WebsiteField({ id, required }: PlaceProps) {
  const { fields } = useTexts(organizationProfileCatalog)
  return <FormWebsite name="website" {...fields.website} id={id} max={limits.shortText} required={required} />
}

type ChoiceProps = PlaceProps & {
  name: Extract<OrganizationField, 'size' | 'employeeCount' | 'budgetRange'>
  label: string
  hint?: string
  options: readonly SelectOption[]
}

/**
 * A choice from a list. A stored value that the list lacks becomes an extra option, so it is never lost (decision
 * A4).
 */
export function ChoiceField({ name, id, label, hint, options, required }: ChoiceProps) {
  const { choose } = useTexts(organizationProfileCatalog)
  const form = useOrganizationForm()
  const value = form.formState.defaultValues?.[name]
  const isListed = !value || options.some((option) => option.value === value)
  return (
    <Field
      label={label}
      id={id}
      {...(hint && { hint })}
      error={form.formState.errors[name]?.message}
      {...(required ? { required } : { optional: true })}
    >
      <Select
        options={isListed ? options : [...options, { value, label: value }]}
        placeholder={choose}
        {...form.register(name)}
      />
    </Field>
  )
}

/** Shown before a change that removes the verified mark (decision A14). */
export function MarkNotice() {
  const { markNotice, markNoticeElsewhere } = useTexts(organizationProfileCatalog)
  const { hasRegisters } = use(SiteContext)
  return (
    <p
      role="status"
      className="border-line bg-warn-soft text-warn flex gap-3 rounded-lg border px-4 py-3 text-sm font-medium"
    >
      <ShieldAlert aria-hidden className="size-5 shrink-0" />
      {hasRegisters ? markNotice : markNoticeElsewhere}
    </p>
  )
}
