import { Star } from 'lucide-react'
import { joinClasses } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A rating that was given, as stars; `spoken` is what it is for who does not see them. */
export function Stars({ value, of = 5, spoken }: { value: number; of?: number; spoken: string }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {Array.from({ length: of }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          className={joinClasses(
            'size-4',
            index < value ? 'fill-accent text-accent-ink' : 'text-line-strong',
          )}
        />
      ))}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  )
}
