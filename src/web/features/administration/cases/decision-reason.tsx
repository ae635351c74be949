import { useEffect, useRef, useState } from 'react'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Checks the reason of a decision; the error is shown at its field. */
export function useReasonCheck(isNeeded: boolean) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const [error, setError] = useState<string>()
  const writing = useRef<HTMLTextAreaElement>(null)
  return {
    isNeeded,
    error,
    writing,
    forget: () => setError(undefined),
    /** Whether the reason is valid. If not, its field shows why and takes the focus. */
    accepts(reason: string): boolean {
      const isTooLong = countCharacters(reason) > limits.decisionReason
      if (!isTooLong && (reason || !isNeeded)) return true
      setError(
        isTooLong
          ? applicationsTexts.confirm.tooLong({ max: limits.decisionReason })
          : fieldsTexts.shared.decisionReason,
      )
      writing.current?.focus()
      return false
    },
  }
}

type ReasonFieldProps = {
  check: ReturnType<typeof useReasonCheck>
  label: string
  value: string
  onWrite: (reason: string) => void
}

/** The field for the reason of a decision. */
export function ReasonField({ check, label, value, onWrite }: ReasonFieldProps) {
  const { isNeeded, error, writing, forget } = check
  return (
    <Field
      label={label}
      required={isNeeded}
      optional={!isNeeded}
      error={error}
      counter={{ text: value, max: limits.decisionReason }}
    >
      <Textarea
        ref={writing}
        value={value}
        onChange={(event) => {
          onWrite(event.currentTarget.value)
          forget()
        }}
      />
    </Field>
  )
}

type RefusalNoteProps = {
  text: string | undefined
  /** In a long form: the note is far from the button that was pressed. */
  takesFocus?: boolean
}

/** Why the server refused a decision. */
export function RefusalNote({ text, takesFocus = false }: RefusalNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text && takesFocus) note.current?.focus()
  }, [text, takesFocus])
  if (!text) return null
  return (
    <p
      ref={note}
      tabIndex={takesFocus ? -1 : undefined}
      role="alert"
      className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm font-medium"
    >
      {text}
    </p>
  )
}
