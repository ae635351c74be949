import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { listTimeZones } from '#web/lib/forms/time-zone-options.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

export type TimeZoneFieldProps = {
  label: string
  id: string
  hint?: ReactNode
  error?: string | undefined
  /** Time zones to list even if the browser does not: the one in use, and UTC if needed. */
  always?: readonly (string | null)[]
  /** Label of the empty choice, if there is one. */
  none?: string
  /** The form's register props, or value and onChange. */
  control: Omit<ComponentProps<'select'>, 'children'>
}

/** A time zone from the browser's list, under its current name. */
export function TimeZoneField({ label, id, hint, error, always = [], none, control }: TimeZoneFieldProps) {
  const names = always.join(' ')
  const options = useMemo(() => listTimeZones(names.split(' ').filter(Boolean)), [names])
  return (
    <Field label={label} id={id} hint={hint} error={error}>
      <Select options={options} {...(none !== undefined && { placeholder: none })} {...control} />
    </Field>
  )
}
