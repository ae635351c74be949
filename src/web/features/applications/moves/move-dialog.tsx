import { useId, useRef, useState, type ReactNode } from 'react'
import { countCharacters } from '#domain/text/length.ts'
import type { DialogProps } from '#web/ui/overlays/dialog.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioCards, type RadioCardsProps } from '#web/ui/forms/radio-cards.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'

/** What is sent with a move: a text, and one of the choices. */
export type MoveAnswer = { text: string; choice: string | null }

/** A question that must be answered; `required` is the error if it is not. */
export type MoveChoice = Pick<RadioCardsProps<string>, 'legend' | 'hint' | 'options'> & { required: string }

export type MoveDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after it has closed. Preventing the event's default keeps the focus from returning. */
  onClosed?: (event: Event) => void
  title: string
  text: ReactNode
  confirmLabel: string
  destructive?: boolean
  choice?: MoveChoice
  /** A text sent with the move; `required` is the error if it is missing. */
  field?: { label: string; max: number; required?: string }
  /** Above the text, such as texts to choose from. */
  above?: (answer: MoveAnswer, onAnswer: (change: Partial<MoveAnswer>) => void) => ReactNode
  /** What is below the text. */
  below?: (answer: MoveAnswer) => ReactNode
  size?: DialogProps['size']
  loading: boolean
  /** What was written before, when the question was closed without an answer. */
  draft?: MoveAnswer
  /** Called when it closes, with what was written; null once it was sent. */
  onDraft?: (draft: MoveAnswer | null) => void
  /** Makes the move; resolves with whether it succeeded. On failure the dialog and its text stay. */
  onConfirm: (answer: MoveAnswer) => Promise<boolean>
}

const nothing: MoveAnswer = { text: '', choice: null }

/** Asks for confirmation before an application moves, with an optional text and choice. */
export function MoveDialog(props: MoveDialogProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const { choice, field, loading } = props
  const [answer, setAnswer] = useState(props.draft ?? nothing)
  const setOpen = (next: boolean) => {
    // What was written is about this application: another one must not be asked about with it.
    if (!next) {
      props.onDraft?.(answer)
      change(props.onDraft ? answer : nothing)
    }
    props.onOpenChange(next)
  }
  const [error, setError] = useState<{ at: 'text' | 'choice'; message: string }>()
  const change = (part: Partial<MoveAnswer>) => {
    setAnswer((current) => ({ ...current, ...part }))
    setError(undefined)
  }
  const choiceId = useId()
  const writing = useRef<HTMLTextAreaElement>(null)
  const refuse = (at: 'text' | 'choice', message: string) => {
    setError({ at, message })
    const target = at === 'text' ? writing.current : document.getElementById(choiceId)
    target?.focus()
  }
  const confirm = async () => {
    const text = answer.text.trim()
    if (choice && answer.choice === null) return refuse('choice', choice.required)
    if (field?.required && !text) return refuse('text', field.required)
    if (field && countCharacters(text) > field.max)
      return refuse('text', applicationsTexts.confirm.tooLong({ max: field.max }))
    if (!(await props.onConfirm({ ...answer, text }))) return
    setOpen(false)
    props.onDraft?.(null)
  }
  const errorAt = (at: 'text' | 'choice') => (error?.at === at ? error.message : undefined)
  return (
    <FormDialog
      open={props.open}
      onOpenChange={setOpen}
      size={props.size ?? 'sm'}
      onClosed={props.onClosed}
      title={props.title}
      description={props.text}
      onSubmit={() => void confirm()}
      submit={{ label: props.confirmLabel, variant: props.destructive ? 'danger' : 'primary', loading }}
    >
      {choice && (
        <RadioCards
          id={choiceId}
          legend={choice.legend}
          {...(choice.hint && { hint: choice.hint })}
          options={choice.options}
          value={answer.choice}
          onValueChange={(value) => change({ choice: value })}
          error={errorAt('choice')}
          className="mb-5 [&_label]:p-3 [&>div]:grid-flow-row [&>div]:gap-2 [&>div]:sm:grid-cols-2"
        />
      )}
      {props.above?.(answer, change)}
      {field && (
        <Field
          label={field.label}
          required={field.required !== undefined}
          optional={field.required === undefined}
          error={errorAt('text')}
          counter={{ text: answer.text, max: field.max }}
        >
          <Textarea
            ref={writing}
            value={answer.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </Field>
      )}
      {props.below?.(answer)}
    </FormDialog>
  )
}
