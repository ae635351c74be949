import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type UnfoldButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-expanded' | 'aria-controls'> & {
  isOpen: boolean
  /** The id of what it opens, which is in the document only while it is open. */
  controls: string
}

/** Opens and closes the rest of a row. Its area is all of the row, which is `relative`; other controls are above it. */
export function UnfoldButton({ isOpen, controls, className, ...button }: UnfoldButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      className={joinClasses(
        'focus-visible:after:outline-focus cursor-pointer text-start outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2',
        className,
      )}
    />
  )
}

/** Says that a row opens, and whether it is open. */
export function UnfoldMark({ isOpen, className }: { isOpen: boolean; className?: string }) {
  return (
    <ChevronDown
      aria-hidden
      className={joinClasses('text-muted size-5 transition-transform', isOpen && 'rotate-180', className)}
    />
  )
}
