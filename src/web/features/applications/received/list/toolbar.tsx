import { FolderOpen, SlidersHorizontal } from 'lucide-react'
import { use, useState, type ReactNode, type RefObject } from 'react'
import { limits } from '#contract/limits.ts'
import { isTyping } from '#web/lib/navigation/search-state.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { hotkeys } from '#web/features/applications/received/actions/keymap.ts'
import {
  listSortOptions,
  narrow,
  parseSort,
  showOf,
  sortOf,
  type ChangeSearch,
  type ReceivedSearch,
} from './applicant-filters.ts'
import { FiltersSheet } from './filters-sheet.tsx'
import { describeSpots, listProjectOptions, type ProjectChoice } from './project-options.ts'

/** Renders the choice of an organization in the toolbar or in the sheet; null for readers with one. */
export type RenderScope = (place: 'bar' | 'sheet') => ReactNode

export type ToolbarProps = {
  search: ReceivedSearch
  onSearch: ChangeSearch
  projects: readonly ProjectChoice[]
  scope: RenderScope
  /** How many the filters show; undefined while unknown. */
  total: number | undefined
  searchField: RefObject<HTMLInputElement | null>
  hasHotkeys: boolean
  /** From the search field to the list; false if it is empty. */
  onLeaveSearch: () => boolean
}

/** Organization, search, project and sort; on a phone or a low screen all but the search are in a sheet. */
export function Toolbar(props: ToolbarProps) {
  const { search, onSearch, projects, searchField, hasHotkeys } = props
  const texts = useTexts(receivedCatalog)
  const { applicationsPerSpot } = use(SiteContext)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const project = projects.find(({ id }) => id === search.project)
  const choose = (change: Partial<ReceivedSearch>) => onSearch(narrow(change))
  const { search: _, application: _open, tab: _tab, ...others } = search
  const filterCount = [search.project, search.organization, search.sort].filter(Boolean).length
  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-0 flex-1 basis-40 sm:basis-56 lg:max-w-xs">
        <SearchBox
          isLabelHidden
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          maxLength={limits.search}
          value={search.search ?? ''}
          clearCount={0}
          inputRef={searchField}
          action="/applications"
          {...(hasHotkeys && { onLeave: props.onLeaveSearch })}
          others={{ tab: 'received', ...others, show: showOf(search), sort: sortOf(search) }}
          end={
            hasHotkeys && (
              <Kbd keys={hotkeys.search} className="pointer-events-none absolute end-3 top-3 max-lg:hidden" />
            )
          }
          onSearch={(typed) =>
            onSearch(narrow({ search: typed || undefined }), {
              replace: isTyping(search, { search: typed }),
            })
          }
        />
      </div>
      <Button variant="secondary" className="sm:tall:hidden lg:hidden" onClick={() => setSheetOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {texts.filters.open({ count: filterCount })}
      </Button>
      <div className="short:max-lg:hidden flex min-w-0 flex-2 basis-96 gap-2 max-sm:hidden">
        <Combobox
          icon={FolderOpen}
          label={texts.project.label}
          find={texts.project.find}
          none={texts.project.none}
          options={listProjectOptions(texts, projects, applicationsPerSpot)}
          value={project?.id ?? ''}
          aside={project && describeSpots(texts, project, applicationsPerSpot)}
          onChoose={(id) => choose({ project: id || undefined })}
          className="flex-1"
        />
        {props.scope('bar')}
        <div className="w-52 shrink-0">
          <Select
            aria-label={texts.sort.label}
            options={listSortOptions(texts, search)}
            value={sortOf(search)}
            onChange={(event) => choose({ sort: parseSort(event.currentTarget.value) })}
          />
        </div>
      </div>
      <FiltersSheet {...props} open={isSheetOpen} onOpenChange={setSheetOpen} onChoose={choose} />
    </div>
  )
}
