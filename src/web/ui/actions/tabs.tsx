import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
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

/** Views of one screen with their counts; which one is open belongs in the URL. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onValueChange, even, heading, className, children } = props
  const row = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count ?? '').join()
  useEffect(() => {
    // If the row is wider than the screen, scrolls the open tab into view.
    const open = row.current?.querySelector<HTMLElement>('[data-state=active]')
    if (row.current && open) scrollInRow(row.current, open)
    // The row grows when its counts arrive.
  }, [value, counts])
  const list = (
    <Radix.List
      ref={row}
      aria-label={props.label}
      className={joinClasses(
        'border-line flex w-0 min-w-full gap-1 overflow-x-auto border-b p-0.5 pb-0',
        heading && 'xl:-mb-px xl:min-w-0 xl:flex-1 xl:border-transparent',
      )}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          disabled={tab.disabled}
          className={joinClasses(
            'group text-muted hover:text-ink data-[state=active]:text-ink disabled:hover:text-muted relative inline-flex h-11 items-center justify-center gap-2 rounded-t-sm px-4 font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60 data-[state=active]:font-semibold',
            'data-[state=active]:after:bg-primary after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full focus-visible:-outline-offset-2',
            even ? 'flex-1' : 'shrink-0 min-w-11 max-sm:px-2 max-sm:text-sm',
            heading && 'xl:px-3',
          )}
        >
          {tab.label}
          {'count' in tab && (
            <span
              className={joinClasses(
                'bg-sunken text-muted group-data-[state=active]:bg-primary-soft group-data-[state=active]:text-primary-ink min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs font-semibold tabular-nums',
                tab.count === undefined && 'invisible',
              )}
            >
              {tab.count ?? '\u00a0'}
            </span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen)
        if (tab) onValueChange(tab.value)
      }}
      className={className}
    >
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
      {children}
    </Radix.Root>
  )
}

/** The content of one tab. */
export function TabPanel(props: { value: string; className?: string; children: ReactNode }) {
  return (
    <Radix.Content value={props.value} className={joinClasses('fallback:pt-6 rounded-sm', props.className)}>
      {props.children}
    </Radix.Content>
  )
}
