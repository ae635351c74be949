import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { countCharacters } from '#contract/fields.ts'
import type { DialogProps } from '#web/ui/overlays/dialog.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'

export type MoveDialogProps = {
  /** The button that opens it; without one, `open` does, or else it is open from the start. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Called after it has closed. Preventing the event's default keeps the focus from returning. */
  onClosed?: (event: Event) => void
  title: string
  text: string
  confirmLabel: string
  destructive?: boolean
  /** A text sent with the move; `required` is the error if it is missing. */
  field?: { label: string; max: number; required?: string }
  /** Above the text, such as texts to choose from. */
  above?: (text: string, onText: (text: string) => void) => ReactNode
  size?: DialogProps['size']
  loading: boolean
  /** Makes the move; resolves with whether it succeeded. On failure the dialog and its text stay. */
  onConfirm: (text: string) => Promise<boolean>
}

/** Asks for confirmation before an application moves, with an optional text. */
export function MoveDialog(props: MoveDialogProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const { field, loading } = props
  const [isOpened, setOpened] = useState(props.trigger === undefined)
  const open = props.open ?? isOpened
  const [text, setText] = useState('')
  const setOpen = (next: boolean) => {
    // What was written is about this application: another one must not be asked about with it.
    if (!next) setText('')
    const change = props.onOpenChange ?? setOpened
    change(next)
  }
  const [error, setError] = useState<string>()
  const writing = useRef<HTMLTextAreaElement>(null)
  const refuse = (message: string) => {
    setError(message)
    writing.current?.focus()
  }
  const confirm = async () => {
    const words = text.trim()
    if (field?.required && !words) return refuse(field.required)
    if (field && countCharacters(words) > field.max)
      return refuse(applicationsTexts.confirm.tooLong({ max: field.max }))
    if (await props.onConfirm(words)) setOpen(false)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      size={props.size ?? 'sm'}
      onClosed={props.onClosed}
      title={props.title}
      description={props.text}
      {...(props.trigger && { trigger: props.trigger })}
      onSubmit={() => void confirm()}
      submit={{ label: props.confirmLabel, variant: props.destructive ? 'danger' : 'primary', loading }}
    >
      {props.above?.(text, (next) => {
        setText(next)
        setError(undefined)
      })}
      {field && (
        <Field
          label={field.label}
          required={field.required !== undefined}
          optional={field.required === undefined}
          error={error}
          counter={{ text, max: field.max }}
        >
          <Textarea
            ref={writing}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setError(undefined)
            }}
          />
        </Field>
      )}
    </FormDialog>
  )
}
