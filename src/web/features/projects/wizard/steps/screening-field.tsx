import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useAnnouncement } from '#web/lib/focus/announcement.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TextHints } from '#web/features/projects/wizard/safeguards/safeguard-hints.tsx'
import { idOf, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'

const name = 'screeningQuestions'

/** The project's own questions for every applicant. */
export function ScreeningField() {
  const { screening: texts } = useTexts(wizardCatalog)
  const form = useWizardForm()
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const questions = useWatch({ control: form.control, name }) ?? []
  const [announcement, announce] = useAnnouncement()
  const heading = useRef<HTMLHeadingElement>(null)
  const errors = form.formState.errors[name]
  const error = errors?.message ?? errors?.root?.message
  const isFull = fields.length >= limits.screeningQuestions

  function drop(index: number) {
    remove(index)
    announce(texts.removed({ number: index + 1 }))
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={idOf(name)} className="border-line grid gap-4 border-t pt-6">
      <div>
        <h3 ref={heading} id={idOf(name)} tabIndex={-1} className="text-lg">
          {texts.heading}
        </h3>
        <p className="text-muted mt-1 text-sm">
          {texts.hint({ screeningQuestions: limits.screeningQuestions })}
        </p>
        {error && <p className="text-danger mt-2 text-sm font-medium">{error}</p>}
      </div>
      {fields.length > 0 && (
        <ol className="grid gap-4">
          {fields.map((field, index) => (
            <li key={field.id} className="border-line bg-sunken grid gap-1 rounded-md border p-4 pe-2 pb-2">
              <div className="flex items-start gap-2">
                <Field
                  required
                  className="min-w-0 flex-1"
                  label={texts.question({ number: index + 1 })}
                  error={errors?.[index]?.text?.message}
                  counter={{ text: questions[index]?.text ?? '', max: limits.shortText }}
                >
                  <Textarea
                    rows={2}
                    className="min-h-16"
                    placeholder={texts.placeholder}
                    {...form.register(`${name}.${index}.text`)}
                  />
                </Field>
                <TooltipIconButton
                  size="sm"
                  icon={X}
                  label={texts.remove({ number: index + 1 })}
                  onClick={() => drop(index)}
                />
              </div>
              <TextHints name={`${name}.${index}.text`} />
              <Checkbox
                label={texts.required}
                aria-label={texts.requiredFor({ number: index + 1 })}
                className="me-2"
                {...form.register(`${name}.${index}.isRequired`)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" disabled={isFull} onClick={() => append({ text: '', isRequired: false })}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
        {isFull && (
          <p className="text-muted text-sm">
            {texts.full({ screeningQuestions: limits.screeningQuestions })}
          </p>
        )}
      </div>
      <LiveRegion text={announcement} />
    </section>
  )
}
