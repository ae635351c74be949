/** The controls of browsing; their code loads when someone is about to use one (`on-use.tsx`). */
import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { useActiveFilters, type ActiveFiltersProps } from '#web/features/projects/browsing/active-filters.tsx'
import { useBrowseShortcuts } from '#web/features/projects/browsing/browse-keys.ts'
import type { BrowseView } from '#web/features/projects/browsing/browse-view.ts'
import { FilterPanel, type FilterPanelProps } from '#web/features/projects/browsing/filter-panel.tsx'
import { FilterChips } from '#web/features/projects/filtering/filter-chips.tsx'
import { queryOf } from '#web/features/projects/browsing/filters.ts'
import { SaveSearch } from '#web/features/projects/saved-searches/save-search.tsx'
import { SortSelect } from '#web/features/projects/browsing/sort-select.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { ViewSwitch } from '#web/features/projects/browsing/view-switch.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'

type HeaderToolsProps = {
  /** The filters and what else names them. */
  narrowed: ActiveFiltersProps
  orders: readonly BrowseOrder[]
  order: BrowseOrder
  view: BrowseView
  isTopRated: boolean
  canSave: boolean
  onTopRated: () => void
  onOrder: (order: BrowseOrder) => void
  onView: (view: BrowseView) => void
}

/** How the list is ordered and shown, and saving the search. */
function HeaderTools(props: HeaderToolsProps) {
  const { narrowed, orders, order, view, isTopRated } = props
  const texts = useTexts(browseCatalog)
  const active = useActiveFilters(narrowed)
  return (
    <>
      <Chip pressed={isTopRated} onClick={props.onTopRated}>
        {texts.topRated}
      </Chip>
      {!isTopRated && <SortSelect orders={orders} order={order} onOrder={props.onOrder} />}
      <ViewSwitch view={view} onView={props.onView} />
      {props.canSave && (
        <SaveSearch
          query={queryOf(narrowed.filters)}
          order={order}
          filterNames={active.map(({ name }) => name)}
          isTopRated={isTopRated}
        />
      )}
    </>
  )
}

type SideToolsProps = FilterPanelProps & { isHelpOpen: boolean; onHelp: (isOpen: boolean) => void }

/** The search, the filters and the list of keys. */
function SideTools({ isHelpOpen, onHelp, ...props }: SideToolsProps) {
  const shortcuts = useBrowseShortcuts()
  return (
    <>
      <FilterPanel {...props} />
      <div className="-ms-3.5 mt-4">
        <ShortcutsButton open={isHelpOpen} onOpenChange={onHelp} shortcuts={shortcuts} />
      </div>
    </>
  )
}

type ActiveFiltersToolsProps = Pick<FilterPanelProps, 'onChange'> & { narrowed: ActiveFiltersProps }

/** What narrows the list. */
function ActiveFilters({ narrowed, onChange }: ActiveFiltersToolsProps) {
  return <FilterChips active={useActiveFilters(narrowed)} onChange={onChange} />
}

export const browseTools = { HeaderTools, SideTools, ActiveFilters }
