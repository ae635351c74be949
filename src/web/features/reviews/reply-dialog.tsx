import { useId, useRef, useState, type ReactElement } from 'react'
import { limits } from '#contract/limits.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useReply } from './list-api.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type ReplyDialogProps = {
  review: Review
  trigger: ReactElement
  /** Called when a first reply has replaced the button that opened the dialog. */
  onGone?: () => void
}

/** Writes or edits the single reply to a review; what is typed stays until it is posted. */
export function ReplyDialog({ review, trigger, onGone }: ReplyDialogProps) {
  const { replies: texts } = useTexts(reviewPagesCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const { reply, reviewerName, isPublic } = review
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const isGone = useRef(false)
  const writing = useRef<HTMLTextAreaElement>(null)
  const post = useReply(review.id)
  const fieldId = useId()
  const text = typed ?? reply?.text ?? ''
  const submit = async () => {
    const words = text.trim()
    if (!words) {
      setError(fieldsTexts.reviews.reply)
      writing.current?.focus()
      return
    }
    try {
      await post.mutateAsync(words)
    } catch (failure) {
      return toastFailure(failure, texts.failed)
    }
    isGone.current = reply === null
    toast(reply ? texts.changed : texts.posted)
    setOpen(false)
    setTyped(null)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        if (!isGone.current) return
        event.preventDefault()
        onGone?.()
      }}
      trigger={trigger}
      title={reply ? texts.editTitle : texts.title({ name: reviewerName })}
      description={texts.hint[isPublic ? 'public' : 'private']}
      onSubmit={() => void submit()}
      submit={{
        label: reply ? texts.save : texts.submit,
        loading: post.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text, max: limits.review, fieldId }),
      }}
    >
      <Field
        id={fieldId}
        label={texts.text}
        required
        error={error}
        counter={{ text: text.trim(), max: limits.review }}
      >
        <Textarea
          ref={writing}
          rows={5}
          value={text}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
