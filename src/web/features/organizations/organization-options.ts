import { use } from 'react'
import { OwnOrganizationsContext } from '#web/lib/acting-organization.ts'
import { useLanguage } from '#web/lib/texts.ts'
import type { FilterListOption } from '#web/ui/forms/filter-list.tsx'

/** The reader's organizations by name, to choose from. */
export function useOrganizationOptions(): FilterListOption[] {
  const language = useLanguage()
  return use(OwnOrganizationsContext)
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
