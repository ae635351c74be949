import { Star } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

type StarsProps = {
  /** A fraction fills a star partly. */
  value: number
  of?: number
  /** The rating in words, for screen readers. */
  accessibleText: string
  large?: boolean
}

/** A given rating, or an average of several, as stars. */
export function Stars({ value, of = 5, accessibleText, large = false }: StarsProps) {
  const size = large ? 'size-8' : 'size-4'
  return (
    <span className="inline-flex items-center gap-0.5">
      {Array.from({ length: of }, (_, index) => {
        const part = Math.min(1, Math.max(0, value - index))
        return part > 0 && part < 1 ? (
          <PartOfStar key={index} part={part} size={size} />
        ) : (
          <Star
            key={index}
            aria-hidden
            className={joinClasses(size, part === 1 ? 'fill-accent text-accent-ink' : 'text-line-strong')}
          />
        )
      })}
      <VisuallyHidden>{accessibleText}</VisuallyHidden>
    </span>
  )
}

/**
 * A star of which the part that is read first is filled. A nested SVG crops it, because the content security policy allows no inline
 * styles.
 */
function PartOfStar({ part, size }: { part: number; size: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={joinClasses(size, 'shrink-0 rtl:-scale-x-100')}>
      <Star width="24" height="24" className="text-line-strong" />
      <svg width={24 * part} height="24">
        <Star width="24" height="24" className="fill-accent text-accent-ink" />
      </svg>
    </svg>
  )
}
