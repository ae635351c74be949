import { Check, Minus } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'

/** The mark before a reason of a match: a check only if it speaks for the match. The words say which it is. */
export function ReasonMark({ isInFavor, className }: { isInFavor: boolean; className: string }) {
  const Icon = isInFavor ? Check : Minus
  return (
    <Icon
      aria-hidden
      className={joinClasses('shrink-0', isInFavor ? 'text-primary' : 'text-muted', className)}
    />
  )
}
