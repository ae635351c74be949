import { useId } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type ProgressBarProps = {
  /** What the progress is about. */
  label: string
  value: number
  max: number
  /** The progress in words, which everyone sees above the bar or hears instead of it. */
  text: string
  /** Hides the words, because they are already beside the bar. */
  isTextHidden?: boolean
  size?: 'sm' | 'lg'
  className?: string
}

/** A progress bar that grows to its length once. */
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
          'bg-sunken inset-ring-line-strong/60 block w-full overflow-hidden rounded-full inset-ring rtl:-scale-x-100',
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
