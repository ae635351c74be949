import { useId, type ReactNode } from 'react'

export type RangeFieldProps = {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step: number
  /** The value in words, which everyone sees beside the slider or hears with it. */
  valueText: string
  /** What the value amounts to. */
  hint?: ReactNode
}

/** A number on a slider: by mouse, touch, arrow keys, Page Up and Down, Home and End. */
export function RangeField({ label, value, onValueChange, valueText, hint, ...range }: RangeFieldProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} aria-hidden className="font-heading text-lg font-bold tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        aria-valuetext={valueText}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="accent-primary -mx-0.5 my-0.5 block h-11 w-[calc(100%+0.25rem)] cursor-pointer rounded-sm focus-visible:outline-offset-0"
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted text-sm tabular-nums">
          {hint}
        </p>
      )}
    </div>
  )
}
