import { moveFocusByKey } from '#web/lib/focus/focus-by-key.ts'
import { Chip, type ChipLook } from '#web/ui/display/chip.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { useFieldControl } from './field-control.ts'

export type ChipOption = { value: string; label: string; count?: string }
export type ChipGroupProps = {
  /** Name of the group, if no field around it provides one. */
  label?: string
  options: readonly (string | ChipOption)[]
  value: readonly string[]
  /** Reports which chip was pressed, not the new value: another one may have been pressed since this rendered. */
  onToggle: (option: string) => void
  /** Pills side by side, or rows. */
  look?: ChipLook
  className?: string
}

/** Any number of choices to switch on and off; arrow keys, Home and End move between them. */
export function ChipGroup({ label, options, value, onToggle, look = 'pill', className }: ChipGroupProps) {
  const control = useFieldControl()
  return (
    <div
      role="group"
      id={control.id}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={label ? undefined : control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      onKeyDown={(event) => moveFocusByKey(event, [...event.currentTarget.querySelectorAll('button')])}
      className={joinClasses(look === 'row' ? 'grid grid-cols-1' : 'flex flex-wrap gap-2', className)}
    >
      {options.map((entry) => {
        const option = typeof entry === 'string' ? { value: entry, label: entry } : entry
        return (
          <Chip
            key={option.value}
            look={look}
            pressed={value.includes(option.value)}
            onClick={() => onToggle(option.value)}
            {...('count' in option && { count: option.count })}
          >
            {option.label}
          </Chip>
        )
      })}
    </div>
  )
}
