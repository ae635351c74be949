import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

/** A multi-line text input that grows with its content; its counter belongs to the field around it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      className={joinClasses(
        controlClasses,
        'fallback:min-h-28 field-sizing-content max-h-[36vh] resize-y py-2.5 wrap-anywhere',
        className,
      )}
      {...rest}
    />
  )
}
