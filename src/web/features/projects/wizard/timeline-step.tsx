import { useWatch } from 'react-hook-form'
import { limits, projectLimits } from '#contract/limits.ts'
import { durationLabels, durations, urgencyLabels } from '#domain/options/projects.ts'
import { urgencyValues, classifyWorkload } from '#domain/projects/projects.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { useNow } from '#web/lib/clock.ts'
import { projectsTexts } from '#web/i18n/en/projects-browse.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'
import { TextField } from './form-fields.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { PerksField } from './perks-field.tsx'
import { idOf, todayIn, useWizardForm } from './wizard-form.ts'

const bounds = projectLimits
const durationOptions = durations.map((value) => ({ value, label: durationLabels[value] }))
const urgencyOptions = urgencyValues.map((value) => ({ value, label: urgencyLabels[value] }))

/** The listed durations, plus an imported one. */
function durationOptionsWith(duration: string | undefined) {
  const isListed = !duration || durationOptions.some(({ value }) => value === duration)
  return isListed ? durationOptions : [...durationOptions, { value: duration, label: duration }]
}

/** Undefined for an empty field, so the default number applies. */
const parseOptionalNumber = (typed: unknown) =>
  typed === '' || typed === undefined ? undefined : Number(typed)

/** Step 3: hours, duration, location, number of volunteers and perks. */
export function TimelineStep() {
  const { fields, choose } = wizardTexts
  const form = useWizardForm()
  const { errors } = form.formState
  const now = useNow()
  const [hours, isRemote, duration, timeZone = 'UTC'] = useWatch({
    control: form.control,
    name: ['timeCommitment', 'isRemote', 'duration', 'timeZone'],
  })
  return (
    <>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <Field
          {...fields.timeCommitment}
          id={idOf('timeCommitment')}
          required
          error={errors.timeCommitment?.message}
        >
          <div className="flex items-center gap-3">
            <Input
              type="number"
              inputMode="numeric"
              min={bounds.hours.min}
              max={bounds.hours.max}
              className="w-28"
              {...form.register('timeCommitment', { valueAsNumber: true })}
            />
            {hours !== undefined && hours >= bounds.hours.min && hours <= bounds.hours.max && (
              <span role="status">
                <Badge variant="accent" size="md">
                  {projectsTexts.workload[classifyWorkload(hours)]}
                </Badge>
              </span>
            )}
          </div>
        </Field>
        <Field
          {...fields.maxVolunteers}
          id={idOf('maxVolunteers')}
          optional
          error={errors.maxVolunteers?.message}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={bounds.volunteers.min}
            max={bounds.volunteers.max}
            className="w-28"
            {...form.register('maxVolunteers', { setValueAs: parseOptionalNumber })}
          />
        </Field>
        <Field {...fields.duration} id={idOf('duration')} required error={errors.duration?.message}>
          <Select
            options={durationOptionsWith(duration)}
            placeholder={choose}
            {...form.register('duration')}
          />
        </Field>
        <Field {...fields.urgency} id={idOf('urgency')} error={errors.urgency?.message}>
          <Select options={urgencyOptions} {...form.register('urgency')} />
        </Field>
      </div>
      <TextField name="timeline" {...fields.timeline} max={limits.longText} rows={3} />
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <Field
          {...fields.applicationDeadline}
          id={idOf('applicationDeadline')}
          optional
          error={errors.applicationDeadline?.message}
        >
          <Input
            type="date"
            min={todayIn(timeZone, now)}
            {...form.register('applicationDeadline', { setValueAs: (day: unknown) => day || null })}
          />
        </Field>
        <TimeZoneField
          label={fields.timeZone.label}
          id={idOf('timeZone')}
          hint={projectsTexts.page.openUntil(formatZone(timeZone))}
          error={errors.timeZone?.message}
          always={['UTC', timeZone]}
          control={form.register('timeZone')}
        />
      </div>
      <div className="grid gap-4">
        <Checkbox
          id={idOf('isRemote')}
          label={fields.isRemote.label}
          hint={fields.isRemote.hint}
          {...form.register('isRemote')}
        />
        {!isRemote && <TextField name="location" {...fields.location} max={limits.shortText} />}
      </div>
      <PerksField />
    </>
  )
}
