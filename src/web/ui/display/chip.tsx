import { Check, type LucideIcon } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type ChipLook = 'pill' | 'row' | 'view'
export type ChipProps = ComponentProps<'button'> & {
  pressed: boolean
  count?: string | undefined
  icon?: LucideIcon
  /**
   * A pill among others; a row with a box in front and its count at the end; or a softer pill in a row of views, of
   * which one is always chosen.
   */
  look?: ChipLook
  /** There is nothing behind it now. */
  isQuiet?: boolean
}

const looks: Record<ChipLook, { base: string; on: string; off: string }> = {
  pill: {
    base: 'target-44 inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 transition-colors',
    on: 'border-primary bg-primary text-on-primary hover:bg-primary-hover font-semibold',
    off: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  },
  row: {
    base: 'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-sm pointer-coarse:min-h-11',
    on: 'text-ink font-semibold',
    off: 'text-ink hover:text-primary-ink',
  },
  view: {
    base: 'target-44 inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 transition-colors sm:h-8 lg:max-xl:px-2.5',
    on: 'border-primary bg-primary-soft text-primary-ink font-semibold',
    off: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  },
}
const quiet = 'border-line bg-surface text-muted hover:bg-sunken'

/** A choice that is on or off. Its touch target is 44 px, whatever it looks like. */
export function Chip(props: ChipProps) {
  const { pressed, count, icon: Icon, look = 'pill', isQuiet = false, className, children, ...rest } = props
  const { base, on, off } = looks[look]
  const countId = useId()
  const isRow = look === 'row'
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The count describes the choice but is not part of its name.
      aria-describedby={count === undefined ? undefined : countId}
      className={joinClasses('text-sm', base, pressed ? on : isQuiet ? quiet : off, className)}
      {...rest}
    >
      {isRow && <Box pressed={pressed} />}
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {pressed && look === 'pill' && (
        <Check aria-hidden strokeWidth={2.75} className="-ms-1 size-4 shrink-0" />
      )}
      <span className={joinClasses('truncate', isRow && 'flex-1 text-start')}>{children}</span>
      {count !== undefined && (
        <span
          id={countId}
          aria-hidden
          className={joinClasses('tabular-nums', isRow ? 'text-muted text-xs' : !pressed && 'text-muted')}
        >
          {count}
        </span>
      )}
    </button>
  )
}

/** Looks like a checkbox. */
function Box({ pressed }: { pressed: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'grid size-4.5 shrink-0 place-items-center rounded-sm border',
        pressed ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface',
      )}
    >
      {pressed && <Check strokeWidth={3} className="size-3.5" />}
    </span>
  )
}
