import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** Shown first with an empty value while nothing is chosen. */
  placeholder?: string
}

/** The browser's native select, styled like the other controls. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...useFieldControl()}
        className={joinClasses(controlClasses, 'h-11 appearance-none truncate pe-11', className)}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="text-ink pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2"
      />
    </div>
  )
}
