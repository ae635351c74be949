import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

/** A single-line text input, 44 px high; takes its ARIA attributes from the field around it. */
export function Input({ className, icon: Icon, ...rest }: ComponentProps<'input'> & { icon?: LucideIcon }) {
  const input = (
    <input
      {...useFieldControl()}
      className={joinClasses(controlClasses, 'h-11', Icon && 'ps-11', className)}
      {...rest}
    />
  )
  if (!Icon) return input
  return (
    <div className="relative">
      <Icon
        aria-hidden
        className="text-muted pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2"
      />
      {input}
    </div>
  )
}
