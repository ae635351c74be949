import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { listTimeZones } from '#web/lib/time-zone.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

export type TimeZoneFieldProps = {
  label: string
  id: string
  hint?: ReactNode
  error?: string | undefined
  /** Zones that stand in the list whatever the browser knows: the one in use, UTC where it is meant. */
  always?: readonly (string | null)[]
  /** Name of the empty choice, where there is one. */
  none?: string
  /** What the form registers, or value and onChange. */
  control: Omit<ComponentProps<'select'>, 'children'>
}

/** A time zone of the browser's list, by today's names. */
export function TimeZoneField({ label, id, hint, error, always = [], none, control }: TimeZoneFieldProps) {
  const names = always.join(' ')
  const options = useMemo(() => listTimeZones(names.split(' ').filter(Boolean)), [names])
  return (
    <Field label={label} id={id} hint={hint} error={error}>
      <Select options={options} {...(none !== undefined && { placeholder: none })} {...control} />
    </Field>
  )
}
