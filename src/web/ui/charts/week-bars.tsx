import { joinClasses } from '#web/ui/class-names.ts'

export type WeekBarsProps = {
  /** Oldest first. */
  values: readonly number[]
  /** The last bar is what the reader should look at. */
  isAlarming?: boolean
}

/** Values of weeks as bars of one height, 56 px; the last in full color. Hidden: a table says the same. */
export function WeekBars({ values, isAlarming = false }: WeekBarsProps) {
  const most = Math.max(...values, 1)
  const width = 100 / values.length
  return (
    <svg aria-hidden className="block h-14 w-full rtl:-scale-x-100">
      {values.map((value, index) => {
        // A thin line shows that there is a week with nothing in it.
        const height = Math.max((100 * value) / most, 3)
        const isLast = index === values.length - 1
        return (
          <rect
            key={index}
            x={`${index * width}%`}
            y={`${100 - height}%`}
            width={`${width * 0.72}%`}
            height={`${height}%`}
            rx="2"
            className={joinClasses(
              isLast && isAlarming ? 'fill-danger' : 'fill-primary',
              !isLast && 'opacity-45',
            )}
          />
        )
      })}
    </svg>
  )
}
