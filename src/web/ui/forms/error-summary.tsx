import { useEffect, useRef } from 'react'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'

export type ErrorSummaryProps = {
  /** A label names the field in front of a message that does not. */
  errors: readonly { fieldId?: string; label?: string | undefined; message: string }[]
  /** Increases with each failed submit, such as the form's submit count; the summary then takes the focus. */
  attempt: number
  title?: string
  className?: string
}

/** Moves to a field and centers it in the window. */
export function focusField(id: string) {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** In a dialog with little height only a part of it shows: that begins with its title. */
function focusSummary(box: HTMLElement) {
  const body = box.closest('[data-dialog-body]')
  if (!body) return box.focus()
  box.focus({ preventScroll: true })
  // Only the body scrolls: `scrollIntoView` would also move the dialog's title out of it.
  body.scrollTop += box.getBoundingClientRect().top - body.getBoundingClientRect().top - 12
}

/** All errors of a form, at its top: focused after a failed submit, each line linking to its field. */
export function ErrorSummary({ errors, attempt, title, className }: ErrorSummaryProps) {
  const formsTexts = useTexts(formsCatalog)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  useEffect(() => {
    if (errors.length === 0 || attempt === focused.current) return
    focused.current = attempt
    if (box.current) focusSummary(box.current)
  }, [attempt, errors.length])
  if (errors.length === 0) return null
  const lines = errors.map(({ fieldId, label, message }) => ({
    fieldId,
    message: label ? formsTexts.problem({ field: label, message }) : message,
  }))
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      className={joinClasses('border-danger bg-danger-soft rounded-lg border px-5 py-4', className)}
    >
      <h2 id="error-summary-title" className="text-lg">
        {title ?? formsTexts.errorSummary}
      </h2>
      <ul className="mt-2 grid gap-1">
        {lines.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="text-danger font-medium underline underline-offset-4 hover:decoration-2"
                onClick={(event) => {
                  event.preventDefault()
                  focusField(fieldId)
                }}
              >
                {message}
              </a>
            ) : (
              <span className="text-danger font-medium">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
