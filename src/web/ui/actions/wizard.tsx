import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Fragment, useRef, type ReactNode } from 'react'
import { useFocusOnChange } from '#web/lib/focus/focus-on-change.ts'
import type { StepStatus } from '#web/lib/forms/form-steps.ts'
import { Button } from './button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorSummary, focusField, type ErrorSummaryProps } from '#web/ui/forms/error-summary.tsx'
import { focusLeftOver } from '#web/ui/forms/tags.ts'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Stepper } from './stepper.tsx'

export type WizardProps = {
  steps: readonly { id: string; label: string }[]
  /** Index of the current step, from 0. */
  index: number
  /** Index of the furthest step that can be opened; the ones before it are done, unless marks are given. */
  reached: number
  /** The status of each step, for forms where Next is never disabled. */
  marks?: readonly StepStatus[]
  onStepChange: (index: number) => void
  /** Called by Next; the step itself changes only through `onStepChange`. */
  onNext: () => void
  /** Called by the button of the last step. */
  onSubmit: () => void
  submitLabel: string
  submittingLabel: string
  isPending: boolean
  errors: ErrorSummaryProps['errors']
  attempt: number
  /** What the step is still missing; Next is disabled until the list is empty. Without it, Next is never disabled. */
  missing?: readonly { fieldId: string; label: string }[]
  /** Whether the changes could be saved on this device; null while there are none. */
  isDraftSaved: boolean | null
  /** Where they are saved, if not only on this device. */
  savedText?: string | undefined
  /** Says that a draft was restored. */
  notice?: ReactNode
  children: ReactNode
}

const headingId = 'wizard-step'

/** Moves the focus to the heading of the step that is shown. */
export const focusStep = () => document.getElementById(headingId)?.focus({ preventScroll: true })

/** The frame of a form in steps: the step names, the current heading, its errors, Previous and Next. */
export function Wizard({ steps, index, isPending, ...props }: WizardProps) {
  const { wizard } = useTexts(formsCatalog)
  const heading = useFocusOnChange(String(index))
  const form = useRef<HTMLFormElement>(null)
  // What was typed there and could not be added would be lost with its step.
  const showStep = (step: number) => {
    if (!focusLeftOver(form.current)) props.onStepChange(step)
  }
  const isLast = index === steps.length - 1
  const missing = isLast ? [] : (props.missing ?? [])
  return (
    <div className="grid min-w-0 gap-6">
      {props.notice}
      <Stepper
        steps={steps}
        current={index}
        reached={props.reached}
        marks={props.marks}
        onStepSelect={showStep}
      />
      <Card padding="lg">
        <form
          ref={form}
          noValidate
          className="grid gap-7"
          onSubmit={(event) => {
            event.preventDefault()
            if (isPending || focusLeftOver(event.currentTarget)) return
            if (isLast) props.onSubmit()
            else props.onNext()
          }}
        >
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-2xl outline-none">
            {steps[index]?.label}
          </h2>
          <ErrorSummary errors={props.errors} attempt={props.attempt} />
          {props.children}
          {missing.length > 0 && <Missing fields={missing} />}
          <div className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-6">
            <Button
              variant="secondary"
              disabled={index === 0}
              onClick={() => showStep(index - 1)}
              className={isLast ? 'max-sm:w-full' : undefined}
            >
              <ArrowLeft aria-hidden />
              {wizard.previous}
            </Button>
            <p role="status" className="text-muted text-sm max-sm:order-last max-sm:w-full">
              {props.isDraftSaved !== null &&
                (props.isDraftSaved ? (props.savedText ?? wizard.saved) : wizard.notSaved)}
            </p>
            {isLast ? (
              <Button
                key="submit"
                type="submit"
                loading={isPending}
                loadingText={props.submittingLabel}
                className="max-sm:order-first max-sm:w-full"
              >
                {props.submitLabel}
              </Button>
            ) : (
              <Button
                key="next"
                type="submit"
                disabled={missing.length > 0}
                aria-describedby={missing.length > 0 ? missingId : undefined}
              >
                {wizard.next}
                <ArrowRight aria-hidden />
              </Button>
            )}
          </div>
        </form>
      </Card>
    </div>
  )
}

const missingId = 'wizard-missing'

/** Says why Next is disabled: each name links to its field. */
function Missing({ fields }: { fields: NonNullable<WizardProps['missing']> }) {
  const formsTexts = useTexts(formsCatalog)
  return (
    <p id={missingId} className="text-muted -mb-2 text-sm">
      {formsTexts.wizard.missing}{' '}
      {fields.map(({ fieldId, label }, at) => (
        <Fragment key={fieldId}>
          {at > 0 && ', '}
          <a
            href={`#${fieldId}`}
            className="link"
            onClick={(event) => {
              event.preventDefault()
              focusField(fieldId)
            }}
          >
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
