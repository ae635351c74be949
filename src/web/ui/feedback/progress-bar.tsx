import { useId } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type ProgressBarProps = {
  /** What it is the progress of. */
  label: string
  value: number
  max: number
  /** The progress in words, which everybody reads above the bar or hears in its place. */
  text: string
  /** The words stand beside the bar already. */
  isTextHidden?: boolean
  size?: 'sm' | 'lg'
  className?: string
}

/** How far something has come, as a bar that grows to its length once. */
export function ProgressBar({ label, value, max, text, size = 'sm', ...props }: ProgressBarProps) {
  const { isTextHidden = false, className } = props
  const id = useId()
  const percent = max > 0 ? Math.min(100, Math.max(0, (100 * value) / max)) : 100
  return (
    <div className={className}>
      {!isTextHidden && (
        <p id={id} aria-hidden className="text-muted mb-1.5 text-sm tabular-nums">
          {text}
        </p>
      )}
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className={joinClasses(
          'bg-sunken inset-ring-line-strong/60 block w-full overflow-hidden rounded-full inset-ring',
          size === 'lg' ? 'h-3.5' : 'h-2',
        )}
      >
        <rect
          width={`${percent}%`}
          height="100%"
          rx={size === 'lg' ? 7 : 4}
          className="fill-primary animate-grow origin-left"
        />
      </svg>
    </div>
  )
}
