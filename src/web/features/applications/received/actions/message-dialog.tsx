import { useRef, useState } from 'react'
import { describeFieldText, fieldText } from '#contract/field-texts.ts'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import type { Applicant } from '#contract/applications/applicants.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { makeId } from '#web/lib/browser/new-id.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { useMessageSeveral } from '#web/features/applications/received/applicants-api.ts'

/** What was written to some applicants, and what was sent of it: one id for every attempt at the same text. */
export type SeveralDraft = { content: string; attempt: { id: string; content: string } }

export type MessageDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (event: Event) => void
  applicants: readonly Applicant[]
  /** What was written to them before. */
  draft?: SeveralDraft
  /** Called with each change of what is written; null once it was sent. */
  onDraft: (draft: SeveralDraft | null) => void
}

/** One text to several applicants, each in their own conversation. On failure the text stays. */
export function MessageDialog({ open, onOpenChange, onClosed, applicants, ...props }: MessageDialogProps) {
  const { message: texts } = useTexts(receivedCatalog)
  const { confirm } = useTexts(applicationsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const send = useMessageSeveral()
  const writing = useRef<HTMLTextAreaElement>(null)
  // Once an attempt has no answer, another one has the same id, so that no one receives the text twice.
  const attempt = useRef(props.draft?.attempt ?? { id: '', content: '' })
  const [content, setContent] = useState(props.draft?.content ?? '')
  const [error, setError] = useState<string>()
  const refuse = (words: string) => {
    setError(words)
    writing.current?.focus()
  }
  const submit = async () => {
    if (content.trim() === '') return refuse(describeFieldText(fieldsTexts, fieldText('messages.empty')))
    if (countCharacters(content.trim()) > limits.message)
      return refuse(confirm.tooLong({ max: limits.message }))
    if (attempt.current.content !== content) attempt.current = { id: makeId(), content }
    props.onDraft({ content, attempt: attempt.current })
    try {
      const { sent, skipped } = await send.mutateAsync({
        id: attempt.current.id,
        ids: applicants.map((each) => each.id),
        content,
      })
      toast({
        title: texts.sent({ number: sent.length }),
        ...(skipped.length > 0 && { description: texts.skipped({ number: skipped.length }) }),
      })
      // What was typed while it was being sent is not sent.
      if (writing.current !== null && writing.current.value !== content) return
      props.onDraft(null)
      onOpenChange(false)
    } catch (refusal) {
      refuse(isApiError(refusal) ? messageOf(refusal, texts.failed) : texts.failed)
    }
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={texts.title({ number: applicants.length })}
      description={texts.text}
      onSubmit={() => void submit()}
      submit={{ label: texts.send, loading: send.isPending }}
    >
      <Field label={texts.field} error={error} counter={{ text: content, max: limits.message }}>
        <Textarea
          ref={writing}
          rows={6}
          value={content}
          onChange={(event) => {
            const written = event.currentTarget.value
            setContent(written)
            props.onDraft({ content: written, attempt: attempt.current })
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
