import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useState } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { FilterList, type FilterListProps } from './filter-list.tsx'
import { controlClasses } from './field-control.ts'

export type ComboboxProps = Omit<FilterListProps, 'className'> & {
  icon?: LucideIcon
  /** Beside the chosen option, such as a count. */
  aside?: string | undefined
  disabled?: boolean
  className?: string
}

/** One choice of many in one line; it opens a list that can be filtered. */
export function Combobox({ icon: Icon, aside, disabled = false, className, ...list }: ComboboxProps) {
  const [open, setOpen] = useState(false)
  const chosen = list.options.find((each) => each.value === list.value)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        disabled={disabled}
        className={joinClasses(
          controlClasses,
          'flex h-11 min-w-0 items-center gap-2.5 text-start whitespace-nowrap',
          className,
        )}
      >
        {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
        <span className="sr-only">{list.label}: </span>
        <span className="min-w-0 flex-1 truncate" dir="auto">
          {chosen?.label}
        </span>
        {aside && <span className="text-muted shrink-0 text-sm tabular-nums max-xl:hidden">{aside}</span>}
        <ChevronDown aria-hidden className="size-5 shrink-0" />
      </Radix.Trigger>
      {/* Not in a portal, so that the list stays in the same landmark as its button. */}
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label={list.label}
        className="animate-pop-in border-line bg-surface shadow-popover z-50 flex max-h-[min(26rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-80 flex-col rounded-lg border p-2"
      >
        <FilterList
          {...list}
          onChoose={(value) => {
            setOpen(false)
            list.onChoose(value)
          }}
        />
      </Radix.Content>
    </Radix.Root>
  )
}
