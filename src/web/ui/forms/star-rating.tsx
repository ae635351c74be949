import { CircleAlert, Star, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'

export type StarRatingProps = {
  legend: string
  /** What each number of stars means, starting with one star. */
  labels: readonly string[]
  /** Accessible name of a choice. */
  nameOf: (stars: number) => string
  /** Null until one is chosen. */
  value: number | null
  onValueChange: (stars: number) => void
  /** Clears the choice; `label` names the button. */
  clear?: { label: string; onClear: () => void }
  /** Shown in place of the word while none is chosen. */
  none?: string
  /** Id of the first star, which an error summary links to. */
  id?: string
  error?: string | undefined
  /** Legend and stars on one line, for one rating among several. */
  inline?: boolean
}

/** A star rating; arrow keys move it, and its word is shown beside it. */
export function StarRating(props: StarRatingProps) {
  const { legend, labels, nameOf, value, onValueChange, clear, none, inline = false, error } = props
  const name = useId()
  const first = useRef<HTMLInputElement>(null)
  const errorId = error ? `${name}-error` : undefined
  return (
    <fieldset aria-describedby={errorId} className={joinClasses('min-w-0', inline && '@container')}>
      <legend className={inline ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
      <div
        className={
          inline
            ? 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @lg:grid-cols-[minmax(0,1fr)_auto_9rem]'
            : 'flex flex-wrap items-center gap-x-3'
        }
      >
        {inline && (
          <span aria-hidden className="text-sm font-medium">
            {legend}
          </span>
        )}
        <div
          className={joinClasses(
            '-ms-2.5 flex',
            // If there is no room, the stars move below their name and their word.
            inline && 'order-last col-span-2 @lg:order-none @lg:col-span-1 @lg:ms-0',
          )}
        >
          {labels.map((label, index) => {
            const stars = index + 1
            return (
              <label
                key={label}
                className="has-focus-visible:outline-focus group grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
              >
                <input
                  ref={index === 0 ? first : undefined}
                  id={index === 0 ? props.id : undefined}
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onValueChange(stars)}
                  // A dialog focuses the chosen star first, as Tab does.
                  tabIndex={stars === (value ?? 1) ? 0 : -1}
                  aria-label={`${nameOf(stars)}, ${label}`}
                  className="sr-only"
                />
                <Star
                  aria-hidden
                  className={joinClasses(
                    'transition-transform group-hover:scale-110',
                    inline ? 'size-6' : 'size-7',
                    // The outline separates the stars from the background; the fill alone would not.
                    stars <= (value ?? 0) ? 'fill-accent text-accent-ink' : 'text-line-strong',
                  )}
                />
              </label>
            )
          })}
        </div>
        <span className={joinClasses('flex items-center gap-1', inline ? 'min-h-9' : 'min-h-11')}>
          <span
            aria-hidden
            className={joinClasses(inline && 'text-sm', value === null ? 'text-muted' : 'font-medium')}
          >
            {value === null ? none : labels[value - 1]}
          </span>
          {clear && value !== null && (
            <TooltipIconButton
              size="sm"
              icon={X}
              label={clear.label}
              onClick={() => {
                clear.onClear()
                // Clearing the choice removes the button, so the focus moves.
                first.current?.focus()
              }}
            />
          )}
        </span>
      </div>
      {error && (
        <p id={errorId} className="text-danger mt-1 flex gap-1.5 text-sm font-medium">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
