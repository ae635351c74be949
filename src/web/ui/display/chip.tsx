import { Check } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type ChipProps = ComponentProps<'button'> & { pressed: boolean; count?: string }

/** A choice that is on or off. It looks 36 px high, and its touch target is 44 px. */
export function Chip({ pressed, count, className, children, ...rest }: ChipProps) {
  const countId = useId()
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The count describes the choice but is not part of its name.
      aria-describedby={count === undefined ? undefined : countId}
      className={joinClasses(
        'target-44 inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors',
        pressed
          ? 'border-primary bg-primary text-on-primary hover:bg-primary-hover font-semibold'
          : 'border-line-strong bg-surface text-ink hover:bg-sunken',
        className,
      )}
      {...rest}
    >
      {pressed && <Check aria-hidden strokeWidth={2.75} className="-ms-1 size-4 shrink-0" />}
      <span className="truncate">{children}</span>
      {count !== undefined && (
        <span id={countId} aria-hidden className={joinClasses('tabular-nums', pressed ? '' : 'text-muted')}>
          {count}
        </span>
      )}
    </button>
  )
}
