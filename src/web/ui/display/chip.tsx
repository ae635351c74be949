import { Check } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type ChipLook = 'pill' | 'row'
export type ChipProps = ComponentProps<'button'> & {
  pressed: boolean
  count?: string
  /** A pill among others, or a row with a box in front and its count at the end. */
  look?: ChipLook
}

/** A choice that is on or off. A pill looks 36 px high, and its touch target is 44 px; rows are that high on touch. */
export function Chip({ pressed, count, look = 'pill', className, children, ...rest }: ChipProps) {
  const countId = useId()
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The count describes the choice but is not part of its name.
      aria-describedby={count === undefined ? undefined : countId}
      className={joinClasses(looks[look].base, pressed ? looks[look].on : looks[look].off, className)}
      {...rest}
    >
      {look === 'row' ? (
        <span
          aria-hidden
          className={joinClasses(
            'grid size-4.5 shrink-0 place-items-center rounded-sm border',
            pressed ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface',
          )}
        >
          {pressed && <Check strokeWidth={3} className="size-3.5" />}
        </span>
      ) : (
        pressed && <Check aria-hidden strokeWidth={2.75} className="-ms-1 size-4 shrink-0" />
      )}
      <span className={joinClasses('truncate', look === 'row' && 'flex-1 text-start')}>{children}</span>
      {count !== undefined && (
        <span
          id={countId}
          aria-hidden
          className={joinClasses(
            'tabular-nums',
            look === 'row' ? 'text-muted text-xs' : !pressed && 'text-muted',
          )}
        >
          {count}
        </span>
      )}
    </button>
  )
}

const looks: Record<ChipLook, { base: string; on: string; off: string }> = {
  pill: {
    base: 'target-44 inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors',
    on: 'border-primary bg-primary text-on-primary hover:bg-primary-hover font-semibold',
    off: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  },
  row: {
    base: 'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-sm text-sm pointer-coarse:min-h-11',
    on: 'text-ink font-semibold',
    off: 'text-ink hover:text-primary-ink',
  },
}
