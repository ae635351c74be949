import { useWatch } from 'react-hook-form'
import { limits, projectLimits } from '#contract/limits.ts'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { durations } from '#domain/options/projects.ts'
import { urgencyValues, classifyWorkload } from '#domain/projects/projects.ts'
import { asksHoursReason } from '#domain/safeguards/required-answers.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { HoursHints, TotalHints } from '#web/features/projects/wizard/safeguards/safeguard-hints.tsx'
import { idOf, todayIn, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'
import { TextField } from './form-fields.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { PerksField } from './perks-field.tsx'
import { MilestonesField } from './milestones-field.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const bounds = projectLimits

/** The listed durations, plus an imported one. */
function durationOptionsWith({ duration: labels }: OptionsTexts, duration: string | undefined) {
  const durationOptions = durations.map((value) => ({ value, label: labels[value] }))
  const isListed = !duration || durationOptions.some(({ value }) => value === duration)
  return isListed ? durationOptions : [...durationOptions, { value: duration, label: duration }]
}

/** Undefined for an empty field, so the default number applies. */
const parseOptionalNumber = (typed: unknown) =>
  typed === '' || typed === undefined ? undefined : Number(typed)

/** Step 3: hours, duration, location, number of volunteers and perks. */
export function TimelineStep() {
  const projectsTexts = useTexts(projectsCatalog)
  const projectPageTexts = useTexts(projectPageCatalog)
  const options = useTexts(optionsCatalog)
  const { fields, choose } = useTexts(wizardCatalog)
  const form = useWizardForm()
  const { errors } = form.formState
  const now = useNow()
  const [hours, isRemote, duration, timeZone = 'UTC'] = useWatch({
    control: form.control,
    name: ['timeCommitment', 'isRemote', 'duration', 'timeZone'],
  })
  return (
    <>
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <div>
          <Field
            label={fields.timeCommitment.label}
            hint={fields.timeCommitment.hint(bounds.hours)}
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
              <span role="status">
                {hours !== undefined && hours >= bounds.hours.min && hours <= bounds.hours.max && (
                  <Badge variant="accent" size="md">
                    {projectsTexts.workload[classifyWorkload(hours)]}
                  </Badge>
                )}
              </span>
            </div>
          </Field>
          <HoursHints />
        </div>
        <Field
          label={fields.maxVolunteers.label}
          hint={fields.maxVolunteers.hint(bounds.volunteers)}
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
        <div>
          <Field {...fields.duration} id={idOf('duration')} required error={errors.duration?.message}>
            <Select
              options={durationOptionsWith(options, duration)}
              placeholder={choose}
              {...form.register('duration')}
            />
          </Field>
          <TotalHints />
        </div>
        <Field {...fields.urgency} id={idOf('urgency')} error={errors.urgency?.message}>
          <Select
            options={urgencyValues.map((value) => ({ value, label: options.urgency[value] }))}
            {...form.register('urgency')}
          />
        </Field>
      </div>
      {asksHoursReason({ timeCommitment: hours ?? null }) && (
        <TextField name="hoursReason" {...fields.hoursReason} max={limits.shortText} rows={2} />
      )}
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {(['startDate', 'endDate'] as const).map((name) => (
          <Field key={name} {...fields[name]} id={idOf(name)} optional error={errors[name]?.message}>
            <Input
              type="date"
              {...form.register(name, {
                setValueAs: (day: unknown) => day || null,
                ...(name === 'startDate' && { deps: 'endDate' }),
              })}
            />
          </Field>
        ))}
      </div>
      <MilestonesField />
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
          hint={projectPageTexts.openUntil({ zone: formatZone(timeZone) })}
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
