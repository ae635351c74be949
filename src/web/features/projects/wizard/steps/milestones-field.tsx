import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { limits, projectLimits } from '#contract/limits.ts'
import { listMilestoneWarnings } from '#domain/projects/milestones.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'
import { checkMilestones } from '#domain/safeguards/evaluate.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { milestonesFieldCatalog } from '#web/features/projects/texts/milestones-field-texts.ts'
import { useAnnouncement } from '#web/lib/focus/announcement.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import {
  MilestonesHints,
  TextHints,
  useChecked,
} from '#web/features/projects/wizard/safeguards/safeguard-hints.tsx'
import { idOf, todayIn, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'

const name = 'milestones'
const { max, hours } = projectLimits.milestones
const emptyToNull = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed))

/** What is done by when, in the order of the work (safeguard S3). */
export function MilestonesField() {
  const texts = useTexts(milestonesFieldCatalog)
  const form = useWizardForm()
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const [announcement, announce] = useAnnouncement()
  const heading = useRef<HTMLHeadingElement>(null)
  const errors = form.formState.errors[name]
  const project = useChecked()
  const isFull = fields.length >= max
  const isAsked = checkMilestones({ ...project, milestones: [] }).length > 0
  // Adding the first one answers the question.
  const error =
    isAsked && fields.length > 0 ? errors?.root?.message : (errors?.message ?? errors?.root?.message)

  function drop(index: number) {
    remove(index)
    announce(texts.removed({ number: index + 1 }))
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={idOf(name)} className="grid gap-3">
      <div>
        <h3
          ref={heading}
          id={idOf(name)}
          tabIndex={-1}
          className="font-sans text-base font-semibold tracking-normal"
        >
          {texts.heading}{' '}
          {!isAsked && <span className="text-muted text-sm font-normal">{texts.optional}</span>}
        </h3>
        <p className="text-muted text-sm">{texts.hint}</p>
        {error && <p className="text-danger mt-2 text-sm font-medium">{error}</p>}
        <MilestonesHints />
      </div>
      {fields.length > 0 && (
        <ol className="grid gap-3">
          {fields.map((field, index) => {
            const number = { number: index + 1 }
            const wrong = errors?.[index]
            return (
              <li
                key={field.id}
                className="border-line bg-sunken flex items-start gap-2 rounded-md border p-4 pe-2"
              >
                <div className="min-w-0 flex-1">
                  <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_10rem_7rem]">
                    <Field required label={texts.title(number)} error={wrong?.title?.message}>
                      <Input
                        maxLength={limits.title}
                        placeholder={texts.placeholder}
                        {...form.register(`${name}.${index}.title`)}
                      />
                    </Field>
                    <Field label={texts.dueDate} error={wrong?.dueDate?.message}>
                      <Input
                        type="date"
                        {...form.register(`${name}.${index}.dueDate`, {
                          setValueAs: (day: unknown) => day || null,
                        })}
                      />
                    </Field>
                    <Field label={texts.afterHours} error={wrong?.afterHours?.message}>
                      <Input
                        type="number"
                        inputMode="numeric"
                        min={hours.min}
                        max={hours.max}
                        {...form.register(`${name}.${index}.afterHours`, { setValueAs: emptyToNull })}
                      />
                    </Field>
                  </div>
                  <TextHints name={`${name}.${index}.title`} />
                  <MilestoneWarnings index={index} />
                </div>
                <TooltipIconButton
                  size="sm"
                  icon={X}
                  label={texts.remove(number)}
                  onClick={() => drop(index)}
                />
              </li>
            )
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() => append({ title: '', dueDate: null, afterHours: null })}
        >
          <Plus aria-hidden />
          {texts.add}
        </Button>
        {isFull && <p className="text-muted text-sm">{texts.full({ max })}</p>}
      </div>
      <LiveRegion text={announcement} />
    </section>
  )
}

/** What is probably a mistake in the date or the hours of a milestone. */
function MilestoneWarnings({ index }: { index: number }) {
  const texts = useTexts(milestonesFieldCatalog)
  const form = useWizardForm()
  const { timeCommitment, duration } = useChecked()
  const now = useNow()
  const milestone = form.getValues(`${name}.${index}`)
  const times = { dueDate: milestone?.dueDate ?? null, afterHours: milestone?.afterHours ?? null }
  const totalHours = estimateHours(timeCommitment, duration)
  const today = todayIn(form.getValues('timeZone'), now)
  const warnings = listMilestoneWarnings(times, { today, totalHours })
  return (
    <div role="status" className="text-warn mt-2 grid gap-1 text-sm empty:hidden">
      {warnings.map((warning) => (
        <p key={warning}>{warning === 'past' ? texts.past : texts.beyond({ hours: totalHours ?? 0 })}</p>
      ))}
    </div>
  )
}
