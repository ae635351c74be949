import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogTrigger, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'

const loadFilterSheet = async () => (await withTexts(import('./filter-sheet.tsx'))).FilterSheet
const FilterSheet = lazyDialog<FilterSheetProps>(loadFilterSheet, ({ onOpenChange }) => onOpenChange(false))

type FilterLayoutProps = Pick<FilterSheetProps, 'of' | 'total'> & {
  /** The number of active filters, not counting the search text. */
  active: number
  hasSearch: boolean
  /** The search field, given a number that increases with each Clear All. */
  search: (clearCount: number) => ReactNode
  searchInput: RefObject<HTMLInputElement | null>
  /** All filters except the search text. */
  choices: ReactNode
  onClear: () => void
}

/** Search and filters: a sidebar on wide screens; elsewhere the search and a sheet with the filters. */
export function FilterLayout(props: FilterLayoutProps) {
  const { active, choices } = props
  const texts = useTexts(browseCatalog).filters
  const [open, setOpen] = useState(false)
  const [clearCount, setClearCount] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const clear = (
    <Button
      variant="ghost"
      size="sm"
      disabled={active === 0 && !props.hasSearch}
      onClick={() => {
        props.onClear()
        setClearCount((count) => count + 1)
        if (!open) props.searchInput.current?.focus()
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
        <div className="min-w-0 flex-1">{props.search(clearCount)}</div>
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
              of={props.of}
              open={open}
              onOpenChange={setOpen}
              onClosed={(event) => {
                event.preventDefault()
                button.current?.focus()
              }}
              total={props.total}
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
