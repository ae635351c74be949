import { Popover as Radix } from 'radix-ui'
import { useState, type ReactElement } from 'react'
import { FilterList, type FilterListProps } from './filter-list.tsx'

export type ComboboxBaseProps = Omit<FilterListProps, 'className'> & { trigger: ReactElement }

/** The list of a combobox and the button that opens it; open when it is first shown. */
export function ComboboxBase({ trigger, ...list }: ComboboxBaseProps) {
  const [open, setOpen] = useState(true)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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
