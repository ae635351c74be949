import { ChevronDown, type LucideIcon } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'
import { LazyMenu } from '#web/ui/overlays/lazy-menu.tsx'
import { loadCombobox } from './combobox-code.ts'
import { controlClasses } from './field-control.ts'
import type { FilterListProps } from './filter-list.tsx'

export type ComboboxProps = Omit<FilterListProps, 'className'> & {
  icon?: LucideIcon
  /** Beside the chosen option, such as a count. */
  aside?: string | undefined
  disabled?: boolean
  className?: string
}

/** One choice of many in one line; it opens a list that can be filtered, whose code loads then. */
export function Combobox({ icon: Icon, aside, disabled = false, className, ...list }: ComboboxProps) {
  const chosen = list.options.find((each) => each.value === list.value)
  const trigger = (
    <button
      type="button"
      disabled={disabled}
      className={joinClasses(
        controlClasses,
        'flex h-11 min-w-0 items-center gap-2.5 text-start whitespace-nowrap',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className="sr-only">{list.label}: </span>
      <span className="min-w-16 flex-1 truncate" dir="auto">
        {chosen?.label}
      </span>
      {aside && (
        <span className="text-muted min-w-0 truncate text-sm tabular-nums max-xl:hidden">{aside}</span>
      )}
      <ChevronDown aria-hidden className="size-5 shrink-0" />
    </button>
  )
  return (
    <LazyMenu trigger={trigger} popup="dialog" load={loadCombobox}>
      {(List) => <List {...list} trigger={trigger} />}
    </LazyMenu>
  )
}
