import { use } from 'react'
import { listWaitingApplications } from '#contract/dashboards/homes.ts'
import { OwnOrganizationsContext } from '#web/lib/session/acting-organization.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import type { FilterListOption } from '#web/ui/forms/filter-list.tsx'
import { membersCatalog } from './texts/members-texts.ts'

/** The reader's organizations by name, to choose from; "Shelter 9" is before "Shelter 10". */
export function useOrganizationOptions(): FilterListOption[] {
  const language = useLanguage()
  return use(OwnOrganizationsContext)
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language, { numeric: true }))
}

/** The same, with the number of applications that wait in each; it is asked for again each time they are shown. */
export function useWaitingOptions(): FilterListOption[] {
  const { switcher: texts } = useTexts(membersCatalog)
  const options = useOrganizationOptions()
  const { data } = useEndpointQuery(listWaitingApplications, options.length > 0 ? {} : null)
  const waiting = new Map(data?.map(({ organizationId, applications }) => [organizationId, applications]))
  return options.map((option) => {
    const count = waiting.get(option.value)
    return count === undefined ? option : { ...option, aside: texts.toReview({ count }) }
  })
}
