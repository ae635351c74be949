import { directoryOrders, type DirectoryOrder } from '#domain/matching/directory.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDirectoryProjects } from './api.ts'
import type { DirectoryFilters } from './filters.ts'

type DirectoryControlsProps = {
  filters: DirectoryFilters
  order: DirectoryOrder
  onProject: (projectId: string | null) => void
  onOrder: (order: DirectoryOrder) => void
}

/** Which project the volunteers are matched with, and how the list is sorted. */
export function DirectoryControls({ filters, order, onProject, onOrder }: DirectoryControlsProps) {
  const texts = useTexts(directoryCatalog)
  const { data: projects = [] } = useDirectoryProjects()
  const { search, projectId } = filters
  const isPossible = { match: projectId !== null, relevance: search !== '', recent: true }
  const orders = directoryOrders.filter((each) => isPossible[each])
  const hasSeveral = new Set(projects.map(({ organizationName }) => organizationName)).size > 1
  const isUnknown = projectId !== null && projects.every(({ id }) => id !== projectId)
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-end">
      <Field
        label={texts.project.label}
        hint={projectId === null ? texts.project.choose : order === 'match' ? texts.project.first : undefined}
      >
        <Select
          value={projectId ?? ''}
          onChange={(event) => onProject(event.currentTarget.value || null)}
          options={[
            { value: '', label: texts.project.none },
            ...(isUnknown ? [{ value: projectId, label: texts.project.other }] : []),
            ...projects.map(({ id, title, organizationName }) => ({
              value: id,
              label: hasSeveral ? `${title} (${organizationName})` : title,
            })),
          ]}
        />
      </Field>
      {orders.length > 1 && (
        <Field label={texts.sort.label}>
          <Select
            value={order}
            onChange={(event) => onOrder(parseChoice(directoryOrders, event.currentTarget.value) ?? 'recent')}
            options={orders.map((each) => ({ value: each, label: texts.sort[each] }))}
          />
        </Field>
      )}
    </div>
  )
}
