import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { withTexts } from '#web/lib/language.ts'
import type { Update } from '#web/lib/search-state.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { LazyDialogTrigger, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useDirectoryFacets } from './api.ts'
import { DirectoryChoices } from './directory-choices.tsx'
import type { DirectorySheetProps } from './directory-sheet.tsx'
import { countFilters, serializeFilters, type DirectoryFilters } from './filters.ts'

const loadSheet = async () => (await withTexts(import('./directory-sheet.tsx'))).DirectorySheet
const DirectorySheet = lazyDialog<DirectorySheetProps>(loadSheet, ({ onOpenChange }) => onOpenChange(false))

export type DirectoryPanelProps = {
  filters: DirectoryFilters
  onChange: (update: Update<DirectoryFilters>) => void
  onClear: () => void
  /** How many volunteers match the filters; null while unknown. */
  total: string | null
  /** Why the place was refused. */
  nearError: string | undefined
}

/** Search and filters: a sidebar on wide screens; elsewhere the search and a sheet with the filters. */
export function DirectoryPanel({ filters, onChange, onClear, total, nearError }: DirectoryPanelProps) {
  const texts = useTexts(directoryCatalog).filters
  const [open, setOpen] = useState(false)
  const [clearCount, setClearCount] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const active = countFilters(filters)
  const facets = useDirectoryFacets(filters)
  const { search: _, ...others } = serializeFilters(filters)
  const choices = (
    <DirectoryChoices filters={filters} facets={facets} nearError={nearError} onChange={onChange} />
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
          <SearchBox
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            maxLength={limits.search}
            value={filters.search}
            onSearch={(search) => onChange((current) => ({ ...current, search }))}
            clearCount={clearCount}
            inputRef={searchInput}
            action="/volunteers"
            others={others}
          />
        </div>
        <div className="lg:hidden">
          <LazyDialogTrigger
            open={open}
            onOpenChange={setOpen}
            load={loadSheet}
            ref={button}
            trigger={
              <Button variant="secondary">
                <SlidersHorizontal aria-hidden />
                {texts.open({ active })}
              </Button>
            }
          >
            <DirectorySheet
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
            </DirectorySheet>
          </LazyDialogTrigger>
        </div>
      </div>
      <div className="hidden lg:block">{choices}</div>
    </section>
  )
}
