import { use } from 'react'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FilterList } from '#web/ui/forms/filter-list.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { listSortOptions, parseSort, sortOf, type ReceivedSearch } from './applicant-filters.ts'
import { listProjectOptions } from './project-options.ts'
import type { ToolbarProps } from './toolbar.tsx'

type FiltersSheetProps = ToolbarProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (change: Partial<ReceivedSearch>) => void
}

/** Project, organization and sort on a phone. */
export function FiltersSheet(props: FiltersSheetProps) {
  const { search, projects, total, open, onOpenChange, onChoose } = props
  const texts = useTexts(receivedCatalog)
  const { applicationsPerSpot } = use(SiteContext)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.filters.title}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => onChoose({ project: undefined, organization: undefined, sort: undefined })}
          >
            {texts.filters.clear}
          </Button>
          <Button className="max-sm:flex-1" onClick={() => onOpenChange(false)}>
            {texts.filters.show({ total: total ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <Field label={texts.sort.label}>
          <Select
            options={listSortOptions(texts, search)}
            value={sortOf(search)}
            onChange={(event) => onChoose({ sort: parseSort(event.currentTarget.value) })}
          />
        </Field>
        {props.scope('sheet')}
        <div className="grid grid-cols-1 gap-1.5">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{texts.project.label}</h3>
          <FilterList
            label={texts.project.label}
            find={texts.project.find}
            none={texts.project.none}
            options={listProjectOptions(texts, projects, applicationsPerSpot)}
            value={search.project ?? ''}
            onChoose={(id) => onChoose({ project: id || undefined })}
            className="max-h-80"
          />
        </div>
      </div>
    </Dialog>
  )
}
