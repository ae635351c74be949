import { Check, TriangleAlert } from 'lucide-react'
import type { StepStatus } from '#web/lib/forms/form-steps.ts'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'

export type StepperProps = {
  steps: readonly { id: string; label: string }[]
  /** Index of the current step, from 0. */
  current: number
  /** Index of the furthest step reached, from 0; without marks, the steps before it are done. */
  reached?: number
  /** The status of each step, for forms where steps can be skipped unfinished. */
  marks?: readonly StepStatus[] | undefined
  /** Makes finished steps clickable. */
  onStepSelect?: (index: number) => void
  /** Hides the names, where space is tight or steps cannot be clicked. */
  compact?: boolean
  className?: string
}

/** "Step n of 4", the share of steps that are done, and the steps by name. */
export function Stepper({
  steps,
  current,
  reached = current,
  marks = steps.map((_, index) => (index < reached ? 'done' : null)),
  onStepSelect,
  compact,
  className,
}: StepperProps) {
  const formsTexts = useTexts(formsCatalog)
  const done = marks.filter((mark) => mark === 'done').length
  const percent = Math.round((done / steps.length) * 100)
  const position = formsTexts.step({ step: current + 1, total: steps.length })
  return (
    <div className={className}>
      <p aria-live="polite" className="text-muted text-sm font-medium tabular-nums">
        {position} <span aria-hidden>·</span> {formsTexts.percentComplete({ percent })}
      </p>
      <svg
        role="progressbar"
        aria-label={position}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="bg-line mt-2 block h-1.5 w-full overflow-hidden rounded-full rtl:-scale-x-100"
      >
        <rect width={`${percent}%`} height="100%" rx="3" className="fill-accent transition-[width]" />
      </svg>
      {!compact && (
        <ol aria-label={formsTexts.steps} className="mt-3 flex gap-2">
          {steps.map((step, index) => (
            <li
              key={step.id}
              className={joinClasses('min-w-0', index === current ? 'flex-1' : 'sm:flex-1')}
              aria-current={index === current ? 'step' : undefined}
            >
              <StepName
                number={index + 1}
                label={step.label}
                isCurrent={index === current}
                mark={marks[index] ?? null}
                onSelect={
                  onStepSelect && index !== current && index <= reached ? () => onStepSelect(index) : null
                }
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type StepNameProps = {
  number: number
  label: string
  isCurrent: boolean
  mark: StepStatus
  onSelect: (() => void) | null
}

const dots = {
  current: 'border-primary bg-primary text-on-primary',
  currentWrong: 'border-danger bg-danger text-surface',
  done: 'border-primary bg-primary-soft text-primary-ink',
  wrong: 'border-danger bg-danger-soft text-danger',
  ahead: 'border-line-strong text-muted',
}

/** The current step is never shown as done, but as wrong if it is. */
function stateOf(isCurrent: boolean, mark: StepStatus): keyof typeof dots {
  if (isCurrent) return mark === 'wrong' ? 'currentWrong' : 'current'
  return mark ?? 'ahead'
}

function StepName({ number, label, isCurrent, mark, onSelect }: StepNameProps) {
  const formsTexts = useTexts(formsCatalog)
  const state = stateOf(isCurrent, mark)
  const isWrong = mark === 'wrong'
  const content = (
    <>
      <span
        aria-hidden
        className={joinClasses(
          'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums',
          dots[state],
        )}
      >
        {state === 'done' && <Check strokeWidth={2.75} className="size-4" />}
        {isWrong && <TriangleAlert strokeWidth={2.25} className="size-4" />}
        {state !== 'done' && !isWrong && number}
      </span>
      <span
        className={joinClasses(
          'text-sm min-w-0 leading-tight wrap-anywhere',
          isCurrent ? 'font-semibold' : 'max-sm:sr-only',
        )}
      >
        {label}
      </span>
      {state === 'done' && <span className="sr-only">({formsTexts.stepDone})</span>}
      {isWrong && <span className="sr-only">({formsTexts.stepWrong})</span>}
    </>
  )
  const row = joinClasses(
    'flex min-h-11 w-full min-w-11 items-center gap-2 rounded-sm text-start',
    isWrong ? 'text-danger' : state === 'ahead' ? 'text-muted' : 'text-ink',
  )
  if (!onSelect) return <span className={row}>{content}</span>
  return (
    <button
      type="button"
      onClick={onSelect}
      className={joinClasses(row, 'decoration-1 underline-offset-4 hover:underline')}
    >
      {content}
    </button>
  )
}
