import { joinClasses } from '#web/ui/class-names.ts'

export type MonthLineProps = {
  /** The chart in a sentence, for screen readers. */
  label: string
  min: number
  max: number
  points: readonly {
    key: string
    /** The label below the point. */
    name: string
    value: number | null
    /** The tooltip of the point. */
    text: string
  }[]
}

/** One value per month as a line; dashed across months without a value. */
export function MonthLine({ label, min, max, points }: MonthLineProps) {
  const ticks = Array.from({ length: max - min + 1 }, (_, index) => max - index)
  const rise = (value: number) => (100 * (max - value)) / (max - min)
  const placed = points.flatMap(({ value, ...point }, index) =>
    value === null ? [] : [{ ...point, index, x: (100 * (index + 0.5)) / points.length, y: rise(value) }],
  )
  return (
    <figure aria-label={label} role="img" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div className="text-muted flex h-44 flex-col justify-between text-xs leading-none tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="-my-[0.5em]">
            {tick}
          </span>
        ))}
      </div>
      <svg className="block h-44 w-full overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={`${rise(tick)}%`}
            y2={`${rise(tick)}%`}
            className="stroke-line"
          />
        ))}
        {placed.slice(1).map((point, index) => {
          const before = placed[index] ?? point
          return (
            <line
              key={point.key}
              x1={`${before.x}%`}
              y1={`${before.y}%`}
              x2={`${point.x}%`}
              y2={`${point.y}%`}
              className="stroke-primary"
              strokeWidth="2.5"
              strokeLinecap="round"
              {...(point.index - before.index > 1 && { strokeDasharray: '2 7' })}
            />
          )
        })}
        {placed.map(({ key, x, y, text }) => (
          <g key={key} className="group">
            <title>{text}</title>
            <circle cx={`${x}%`} cy={`${y}%`} r="16" className="fill-transparent" />
            <circle
              cx={`${x}%`}
              cy={`${y}%`}
              r="5"
              className="fill-surface stroke-primary group-hover:fill-primary"
              strokeWidth="2.5"
            />
          </g>
        ))}
      </svg>
      <div className="text-muted col-start-2 mt-3 grid auto-cols-fr grid-flow-col text-center text-xs">
        {points.map(({ key, name }, index) => (
          // On a phone only every second label fits; the last one always shows.
          <span
            key={key}
            className={joinClasses(
              'flex justify-center whitespace-nowrap',
              (points.length - index) % 2 === 0 && 'max-sm:invisible',
            )}
          >
            {name}
          </span>
        ))}
      </div>
    </figure>
  )
}
