import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { moveFocusByKey } from '#web/lib/focus/focus-by-key.ts'
import { scrollInRow } from '#web/lib/focus/scroll-in-row.ts'
import { joinClasses } from '#web/ui/class-names.ts'

export type Tab<Value extends string> = {
  value: Value
  label: string
  /** Undefined while it loads: its place is kept, so that the tabs after it don't move. */
  count?: number | undefined
  disabled?: boolean
}
export type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Tabs of equal width across the row. */
  even?: boolean
  /** The screen's heading and what is at the end of its row: on wide screens they share the row of the tabs. */
  heading?: { start: ReactNode; end: ReactNode; className?: string | undefined } | undefined
  className?: string | undefined
  /** One `TabPanel` per tab. */
  children: ReactNode
}

/** The start of the ids of tabs and panels, and the open tab. */
const TabsContext = createContext({ id: '', open: '' })

const idOfTab = (id: string, value: string) => `${id}-tab-${value}`
const idOfPanel = (id: string, value: string) => `${id}-panel-${value}`

/**
 * Views of one screen with their counts; which one is open belongs in the URL. The arrow keys, Home and End open the tab
 * that they move to.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onValueChange, even, heading, className, children } = props
  const id = useId()
  const context = useMemo(() => ({ id, open: value }), [id, value])
  const row = useRef<HTMLDivElement>(null)
  const enabled = tabs.filter((tab) => !tab.disabled)
  // The Tab key reaches the open one.
  const reachable = enabled.find((tab) => tab.value === value) ?? enabled[0]
  const open = (tab: Tab<Value> | undefined) => {
    if (tab && tab.value !== value) onValueChange(tab.value)
  }
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    // These scroll the page: tabs are side by side.
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const buttons = row.current?.querySelectorAll<HTMLElement>('button:enabled') ?? []
    open(enabled[moveFocusByKey(event, [...buttons])])
  }
  const counts = tabs.map(({ count }) => count ?? '').join()
  useEffect(() => {
    // If the row is wider than the screen, scrolls the open tab into view.
    const shown = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row.current && shown) scrollInRow(row.current, shown)
    // The row grows when its counts arrive.
  }, [value, counts])
  const list = (
    <div
      ref={row}
      role="tablist"
      aria-label={props.label}
      className={joinClasses(
        'border-line flex w-0 min-w-full gap-1 overflow-x-auto border-b p-0.5 pb-0',
        heading && 'xl:-mb-px xl:min-w-0 xl:flex-1 xl:border-transparent',
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={idOfTab(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={idOfPanel(id, tab.value)}
          tabIndex={tab === reachable ? 0 : -1}
          disabled={tab.disabled}
          onKeyDown={moveByKey}
          onClick={(event) => {
            // Safari focuses no button that is pressed, and the arrow keys start at the focus.
            event.currentTarget.focus()
            open(tab)
          }}
          className={joinClasses(
            'group text-muted hover:text-ink aria-selected:text-ink disabled:hover:text-muted relative inline-flex h-11 items-center justify-center gap-2 rounded-t-sm px-4 font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-selected:font-semibold',
            'aria-selected:after:bg-primary after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full focus-visible:-outline-offset-2',
            even ? 'flex-1' : 'shrink-0 min-w-11 max-sm:px-2 max-sm:text-sm',
            heading && 'xl:px-3',
          )}
        >
          {tab.label}
          {'count' in tab && (
            <span
              className={joinClasses(
                'bg-sunken text-muted group-aria-selected:bg-primary-soft group-aria-selected:text-primary-ink min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs font-semibold tabular-nums',
                tab.count === undefined && 'invisible',
              )}
            >
              {tab.count ?? '\u00a0'}
            </span>
          )}
        </button>
      ))}
    </div>
  )
  return (
    <div className={className}>
      {heading ? (
        <div
          className={joinClasses(
            'xl:border-line short:gap-y-1 flex flex-wrap items-end gap-x-4 gap-y-3 xl:flex-nowrap xl:border-b',
            heading.className,
          )}
        >
          {heading.start}
          <div className="ms-auto flex min-w-0 flex-wrap items-center gap-2 xl:order-last xl:shrink-0 xl:flex-nowrap xl:pb-1.5">
            {heading.end}
          </div>
          {list}
        </div>
      ) : (
        list
      )}
      <TabsContext value={context}>{children}</TabsContext>
    </div>
  )
}

/** The content of one tab, which only the open one has. */
export function TabPanel(props: { value: string; className?: string; children: ReactNode }) {
  const { id, open } = use(TabsContext)
  const isOpen = props.value === open
  return (
    <div
      role="tabpanel"
      id={idOfPanel(id, props.value)}
      aria-labelledby={idOfTab(id, props.value)}
      hidden={!isOpen}
      tabIndex={0}
      className={joinClasses('fallback:pt-6 rounded-sm', props.className)}
    >
      {isOpen && props.children}
    </div>
  )
}
