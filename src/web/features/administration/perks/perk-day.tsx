import { use } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { PerkForm, PerkInput } from '#contract/rewards/perk-catalog.ts'
import { addDays, dayInZone, startOfDay } from '#domain/time/time.ts'
import { getDeviceTimeZone, TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

/** The time zone of the days in this form. */
export function useTimeZone(): string {
  return use(TimeZoneContext) ?? getDeviceTimeZone()
}

type PerkDayProps = {
  control: Control<PerkInput, unknown, PerkForm>
  name: 'startsAt' | 'endsAt'
  id: string
  label: string
  hint?: string
}

/**
 * A day that represents a time: its first second for a start, its last for an end. An unchanged value keeps its exact
 * time.
 */
export function PerkDay({ control, name, ...field }: PerkDayProps) {
  const zone = useTimeZone()
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ control, name })
  const isEnd = name === 'endsAt'
  const shown = !value ? '' : dayInZone(new Date(Date.parse(value) - (isEnd ? 1 : 0)), zone)
  return (
    <Field {...field} optional error={error?.message}>
      <Input
        type="date"
        ref={ref}
        value={shown}
        onBlur={onBlur}
        onChange={(event) => {
          const day = event.currentTarget.value
          onChange(day ? startOfDay(isEnd ? addDays(day, 1) : day, zone).toISOString() : null)
        }}
      />
    </Field>
  )
}
