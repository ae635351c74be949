import { joinClasses } from '#web/ui/class-names.ts'

export type CalibrationPlotProps = {
  /** The chart in a sentence, for screen readers; a table says the numbers. */
  label: string
  /** What the two axes are. */
  names: { predicted: string; observed: string }
  format: (share: number) => string
  /** At most two: the first is hollow, the second full. */
  series: readonly {
    name: string
    /** Shares in [0,1]; `text` is the tooltip. */
    points: readonly { predicted: number; observed: number; text: string }[]
  }[]
}

const looks = ['fill-surface stroke-muted', 'fill-primary stroke-primary'] as const

/** Predicted against observed shares. On the diagonal both are equal. */
export function CalibrationPlot({ label, names, format, series }: CalibrationPlotProps) {
  const points = series.flatMap((one) => one.points)
  const most = roundUp(Math.max(0.01, ...points.flatMap(({ predicted, observed }) => [predicted, observed])))
  const ticks = [most, most / 2, 0]
  const across = (share: number) => `${(100 * share) / most}%`
  const down = (share: number) => `${100 - (100 * share) / most}%`
  return (
    <div className="grid gap-3">
      <figure aria-label={label} role="img" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <p className="text-muted col-span-full mb-3 text-xs">{names.observed}</p>
        <div className="text-muted flex h-56 flex-col justify-between text-end text-xs leading-none tabular-nums">
          {ticks.map((tick) => (
            <span key={tick} className="-my-[0.5em]">
              {format(tick)}
            </span>
          ))}
        </div>
        <svg className="block h-56 w-full overflow-visible rtl:-scale-x-100">
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={down(tick)} y2={down(tick)} className="stroke-line" />
          ))}
          <line x1="0" y1="100%" x2="100%" y2="0" className="stroke-muted" strokeDasharray="4 5" />
          {series.map(({ name, points: own }, index) =>
            own.map(({ predicted, observed, text }, at) => (
              // Two tenths may have the same text.
              <g key={`${name} ${at}`}>
                <title>{text}</title>
                <circle
                  cx={across(predicted)}
                  cy={down(observed)}
                  r="5"
                  strokeWidth="2"
                  className={looks[index] ?? looks[0]}
                />
              </g>
            )),
          )}
        </svg>
        <div className="text-muted col-start-2 mt-2 flex justify-between text-xs tabular-nums">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <p className="text-muted col-start-2 mt-1 text-end text-xs">{names.predicted}</p>
      </figure>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden className="size-3.5 overflow-visible">
              <circle
                cx="50%"
                cy="50%"
                r="5"
                strokeWidth="2"
                className={joinClasses(looks[index] ?? looks[0])}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The next of 2 %, 5 %, 10 %, 20 %, 50 % and 100 %, so that the axes have round numbers. */
const roundUp = (share: number): number => [0.02, 0.05, 0.1, 0.2, 0.5].find((step) => share <= step) ?? 1
