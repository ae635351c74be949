import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { uiTexts } from '#web/i18n/en/ui.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { CharacterCounter, type CharacterLimits } from './character-counter.tsx'
import { FieldContext, type FieldControl } from './field-control.ts'
import { counterIdOf } from './text-limits.ts'

export type FieldProps = {
  label: ReactNode
  /** Id of the control, which an error summary links to; made up when not given. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Shows "optional" beside the label. */
  optional?: boolean
  /** The text so far and its limits; shows the counter. */
  counter?: CharacterLimits
  /** For a control that is a group and no input: the label then names it by aria-labelledby. */
  group?: boolean
  className?: string
  children: ReactNode
}

/** Label, rule, error and counter around one control, told to screen readers in that order. */
export function Field(props: FieldProps) {
  const made = useId()
  const id = props.id ?? made
  const { label, hint, error, counter, group = false, required = false } = props
  const described = [hint && `${id}-hint`, error && `${id}-error`, counter && counterIdOf(id)]
    .filter(Boolean)
    .join(' ')
  const control: FieldControl = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
    ...(group && { 'aria-labelledby': `${id}-label` }),
  }
  const name = (
    <>
      {label}
      {props.optional && <span className="text-muted font-normal"> ({uiTexts.optional})</span>}
    </>
  )
  return (
    <div className={joinClasses('grid gap-1.5', props.className)}>
      {group ? (
        <span id={`${id}-label`} className="text-sm font-semibold">
          {name}
        </span>
      ) : (
        <label htmlFor={id} className="text-sm font-semibold">
          {name}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{props.children}</FieldContext>
      {(error || counter) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          {error && (
            <p id={`${id}-error`} className="text-danger flex gap-1.5 text-sm font-medium">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
          {counter && <CharacterCounter id={counterIdOf(id)} {...counter} />}
        </div>
      )}
    </div>
  )
}
