import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import type { Update } from '#web/lib/search-state.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogTrigger, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { FilterChoices } from './filter-choices.tsx'
import { countFilters, type ProjectFilters } from './filters.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { browseCatalog } from './texts/browse-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { withTexts } from '#web/lib/language.ts'
import { SearchField } from './search-field.tsx'

const loadFilterSheet = async () => (await withTexts(import('./filter-sheet.tsx'))).FilterSheet
const FilterSheet = lazyDialog<FilterSheetProps>(loadFilterSheet, ({ onOpenChange }) => onOpenChange(false))

export type FilterPanelProps = {
  filters: ProjectFilters
  onChange: (update: Update<ProjectFilters>) => void
  onClear: () => void
  /** How many projects match the filters; null while unknown. */
  total: string | null
  facets: ProjectFacets | null
  placeError: string | null
  searchInput: RefObject<HTMLInputElement | null>
}

/** Search and filters: a sidebar on wide screens; elsewhere the search and a sheet with the filters. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, onChange, onClear, total, searchInput } = props
  const texts = useTexts(browseCatalog).filters
  const [open, setOpen] = useState(false)
  const [clearCount, setClearCount] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const active = countFilters(filters)
  const choices = (
    <FilterChoices
      filters={filters}
      facets={props.facets}
      placeError={props.placeError}
      onChange={onChange}
    />
  )
  const clear = (
    <Button
      variant="ghost"
      size="sm"
      disabled={active === 0 && filters.search === ''}
      onClick={() => {
        onClear()
        setClearCount((count) => count + 1)
        if (!open) searchInput.current?.focus()
      }}
    >
      {texts.clearAll}
    </Button>
  )
  return (
    <section aria-label={texts.heading} className="grid content-start gap-4 lg:gap-6">
      <div className="-mb-3 hidden items-center justify-between lg:flex">
        <h2 className="text-lg">{texts.heading}</h2>
        <div className="-me-3.5">{clear}</div>
      </div>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <SearchField
            filters={filters}
            inputRef={searchInput}
            onSearch={(search) => onChange((current) => ({ ...current, search }))}
            clearCount={clearCount}
          />
        </div>
        <div className="lg:hidden">
          <LazyDialogTrigger
            open={open}
            onOpenChange={setOpen}
            load={loadFilterSheet}
            ref={button}
            trigger={
              <Button variant="secondary">
                <SlidersHorizontal aria-hidden />
                {texts.open({ active })}
              </Button>
            }
          >
            <FilterSheet
              open={open}
              onOpenChange={setOpen}
              onClosed={(event) => {
                event.preventDefault()
                button.current?.focus()
              }}
              total={total}
              clear={clear}
            >
              {choices}
            </FilterSheet>
          </LazyDialogTrigger>
        </div>
      </div>
      <div className="hidden lg:block">{choices}</div>
    </section>
  )
}
