import { Star } from 'lucide-react'
import { useId } from 'react'
import { joinClasses } from './class-names.ts'

export type StarRatingProps = {
  legend: string
  /** What each number of stars means, one star first. */
  labels: readonly string[]
  /** Name of a choice for who does not see the stars. */
  nameOf: (stars: number) => string
  value: number
  onValueChange: (stars: number) => void
}

/** A rating in stars; arrow keys move it, and its word stands beside it. */
export function StarRating({ legend, labels, nameOf, value, onValueChange }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2.5 flex">
          {labels.map((label, index) => {
            const stars = index + 1
            return (
              <label
                key={label}
                className="has-focus-visible:outline-focus grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onValueChange(stars)}
                  // A dialog begins with the chosen one, as Tab does.
                  tabIndex={value === stars ? 0 : -1}
                  aria-label={`${nameOf(stars)}, ${label}`}
                  className="sr-only"
                />
                <Star
                  aria-hidden
                  className={joinClasses(
                    'size-7 transition-transform',
                    // The outline tells the stars apart from the ground; the fill alone would not.
                    stars <= value ? 'fill-accent text-accent-ink' : 'text-line-strong',
                  )}
                />
              </label>
            )
          })}
        </div>
        <span aria-hidden className="font-medium">
          {labels[value - 1]}
        </span>
      </div>
    </fieldset>
  )
}
