export type BarListProps = {
  label: string
  /** The value of a full bar. */
  of: number
  /** `text` is the value in words, for everyone. */
  bars: readonly { name: string; value: number; text: string }[]
}

/** Values as bars, one below the other, each with its name and its value in words. */
export function BarList({ label, of, bars }: BarListProps) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {bars.map(({ name, value, text }) => (
        <li key={name} className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:flex-col">
            <span className="font-medium">{name}</span>
            <span className="text-muted text-sm tabular-nums">{text}</span>
          </div>
          <svg aria-hidden className="block h-2.5 w-full rtl:-scale-x-100">
            <rect width="100%" height="100%" rx="5" className="fill-sunken stroke-line" strokeWidth="1" />
            <rect width={`${(100 * value) / of}%`} height="100%" rx="5" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
