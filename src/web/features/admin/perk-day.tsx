import { use } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { PerkForm, PerkInput } from '#contract/admin-perks.ts'
import { addDays, dayInZone, startOfDay } from '#domain/time.ts'
import { readDeviceZone, TimeZoneContext } from '#web/lib/time-zone.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** The zone in which days are meant here. */
export function useZone(): string {
  return use(TimeZoneContext) ?? readDeviceZone()
}

type PerkDayProps = {
  control: Control<PerkInput, unknown, PerkForm>
  name: 'startsAt' | 'endsAt'
  id: string
  label: string
  hint?: string
}

/** A whole day that stands for a moment: the first for its beginning, the last for its end. One that is not touched stays to the second. */
export function PerkDay({ control, name, ...field }: PerkDayProps) {
  const zone = useZone()
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
