import { CircleAlert, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: string
  text?: string
  icon?: LucideIcon
}
export type RadioCardsProps<Value extends string> = {
  legend: string
  legendHidden?: boolean
  /** Id of the first choice, which an error summary links to. */
  id?: string
  options: readonly RadioCard<Value>[]
  value: Value | null | undefined
  onValueChange: (value: Value) => void
  hint?: string
  error?: string | undefined
  className?: string
}

/** One choice out of a few that need explaining; arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const name = useId()
  const id = props.id ?? name
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className={joinClasses('min-w-0', props.className)}>
      <legend className={props.legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {props.legend}
      </legend>
      {props.hint && (
        <p id={`${id}-hint`} className="text-muted mb-2 text-sm">
          {props.hint}
        </p>
      )}
      <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {props.options.map(({ value, label, text, icon: Icon }, index) => (
          <label
            key={value}
            className="group border-line-strong bg-surface hover:border-ink/70 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-focus flex cursor-pointer gap-3 rounded-lg border p-4 transition-colors has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : `${id}-${value}`}
              value={value}
              checked={props.value === value}
              onChange={() => props.onValueChange(value)}
              aria-labelledby={`${id}-${value}-label`}
              aria-describedby={text ? `${id}-${value}-text` : undefined}
              className="border-line-strong bg-surface checked:border-primary checked:bg-surface mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border transition-[border-width] outline-none checked:border-[6px]"
            />
            <span className="min-w-0">
              <span id={`${id}-${value}-label`} className="block font-semibold">
                {label}
              </span>
              {text && (
                <span id={`${id}-${value}-text`} className="text-muted mt-0.5 block text-sm">
                  {text}
                </span>
              )}
            </span>
            {Icon && <Icon aria-hidden className="text-primary ms-auto size-6 shrink-0" />}
          </label>
        ))}
      </div>
      {props.error && (
        <p id={`${id}-error`} className="text-danger mt-2 flex gap-1.5 text-sm font-medium">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
