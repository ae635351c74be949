import { exposurePlaces, exposureSizes } from '#contract/administration/list-filters.ts'
import type { ExposureAudit } from '#contract/matching/exposure-audit.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { adminExposureCatalog } from '#web/features/administration/texts/admin-exposure-texts.ts'
import { choice } from '#web/lib/navigation/screen-search.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { ExposureSearch } from './exposure-api.ts'

const toPlace = choice(exposurePlaces)
const toSize = choice(exposureSizes)

type ExposureFiltersProps = {
  search: ExposureSearch
  onSearch: (search: ExposureSearch) => void
  causes: ExposureAudit['choices']['causes']
}

/** What the figures cover, all of it in the address. */
export function ExposureFilters({ search, onSearch, causes }: ExposureFiltersProps) {
  const { filters: texts } = useTexts(adminExposureCatalog)
  const { groupings, groups: names } = useTexts(staffListsCatalog).exposure
  const { cause, place, size } = search
  // Also one that no open project has by now.
  const isKnown = cause === undefined || causes.some(({ id }) => id === cause)
  const listed = isKnown ? causes : [...causes, { id: cause, name: cause }]
  return (
    <form
      role="search"
      aria-label={texts.label}
      className="border-line bg-surface grid grid-cols-1 items-end gap-4 rounded-lg border p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={groupings.cause}>
        <Select
          name="cause"
          value={cause ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, cause: currentTarget.value || undefined })}
          placeholder={texts.anyCause}
          options={listed.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={groupings.place}>
        <Select
          name="place"
          value={place ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, place: toPlace(currentTarget.value) })}
          placeholder={texts.anyPlace}
          options={exposurePlaces.map((value) => ({ value, label: names[value] }))}
        />
      </Field>
      <Field label={groupings.size}>
        <Select
          name="size"
          value={size ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, size: toSize(currentTarget.value) })}
          placeholder={texts.anySize}
          options={exposureSizes.map((value) => ({ value, label: names[value] }))}
        />
      </Field>
      {(cause ?? place ?? size) !== undefined && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={({ currentTarget: { form } }) => {
            onSearch({})
            // The button goes with the filters, so the focus must not stay on it.
            const first = form?.elements.namedItem('cause')
            if (first instanceof HTMLElement) first.focus()
          }}
        >
          {texts.clear}
        </Button>
      )}
    </form>
  )
}
