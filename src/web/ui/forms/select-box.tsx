import { Check, Minus } from 'lucide-react'
import { useRef } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type SelectBoxProps = {
  /** Accessible name; nothing is written beside the box. */
  label: string
  checked: boolean
  /** Some, but not all. */
  isMixed?: boolean
  tabIndex?: number
  className?: string
  /** `isRange`: Shift was held. */
  onToggle: (isRange: boolean) => void
}

/** A box at the start of a row, 20 px; its target is 44 px. */
export function SelectBox({
  label,
  checked,
  isMixed = false,
  tabIndex,
  className,
  onToggle,
}: SelectBoxProps) {
  // A change event does not say which keys were held, so the click before it is asked.
  const isShift = useRef(false)
  return (
    <span className={joinClasses('relative z-1 grid size-5 place-items-center', className)}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        tabIndex={tabIndex}
        onClick={(event) => {
          isShift.current = event.shiftKey
        }}
        onChange={() => onToggle(isShift.current)}
        className="peer border-line-strong bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-ink/70 size-5 cursor-pointer appearance-none rounded-sm border transition-colors after:absolute after:-inset-3 after:content-['']"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="text-on-primary pointer-events-none absolute size-3.5 opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
      />
      <Minus
        aria-hidden
        strokeWidth={3}
        className="text-on-primary pointer-events-none absolute size-3.5 opacity-0 peer-indeterminate:opacity-100"
      />
    </span>
  )
}
