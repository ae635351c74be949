import { Building2 } from 'lucide-react'
import {
  allOrganizations,
  useActingOrganization,
  useOrganizationScope,
} from '#web/lib/session/acting-organization.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { FilterList, type FilterListOption } from '#web/ui/forms/filter-list.tsx'
import { useOrganizationOptions } from './organization-options.ts'
import { membersCatalog } from './texts/members-texts.ts'

export type OrganizationScopeProps = {
  /** On a page of its own line, in a bar of filters, or in a sheet. */
  layout: 'page' | 'bar' | 'sheet'
  /** What the URL says; undefined means the organization that acts. */
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

/** Narrows a list to one of the reader's organizations or widens it to all; nothing for people without several. */
export function OrganizationScope({ layout, value, onChoose }: OrganizationScopeProps) {
  const { scope: texts, switcher } = useTexts(membersCatalog)
  const acting = useActingOrganization()
  const own = useOrganizationOptions()
  const narrowedTo = useOrganizationScope(value)
  if (!acting) return null
  const options: FilterListOption[] = [
    { value: allOrganizations, label: texts.all, detail: texts.allDetail({ count: own.length }) },
    ...own,
  ]
  const list = {
    label: texts.label,
    find: switcher.find,
    none: switcher.none,
    options,
    value: narrowedTo ?? allOrganizations,
    onChoose: (chosen: string) => onChoose(chosen === acting.id ? undefined : chosen),
  }
  if (layout === 'sheet') {
    return (
      <div className="grid grid-cols-1 gap-1.5">
        <h3 className="font-sans text-sm font-semibold tracking-normal">{texts.label}</h3>
        <FilterList {...list} className="max-h-60" />
      </div>
    )
  }
  return (
    <Combobox
      {...list}
      icon={Building2}
      className={layout === 'bar' ? 'w-56 shrink-0' : 'mb-6 w-full sm:w-80'}
    />
  )
}
