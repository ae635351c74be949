import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Review } from '#contract/reviews/reviews.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { ReplyQuote } from '#web/ui/display/reply-quote.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useRemoveReply } from './list-api.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type ReplySectionProps = { review: Review; onGone: () => void }

/** The reviewed side's reply, which that side can edit or remove. */
export function ReplySection({ review, onGone }: ReplySectionProps) {
  const { replies: texts } = useTexts(reviewPagesCatalog)
  if (review.reply === null) return null
  return (
    <ReplyQuote
      title={texts.by({ name: review.revieweeName })}
      {...review.reply}
      actions={
        review.canReply && (
          <>
            <ReplyDialog
              review={review}
              trigger={
                <IconButton size="sm" icon={Pencil} label={texts.editOf({ name: review.reviewerName })} />
              }
            />
            <RemoveReply review={review} onGone={onGone} />
          </>
        )
      }
    />
  )
}

function RemoveReply({ review, onGone }: ReplySectionProps) {
  const { replies: texts } = useTexts(reviewPagesCatalog)
  const [open, setOpen] = useState(false)
  const isGone = useRef(false)
  const remove = useRemoveReply(review.id)
  const confirm = async () => {
    try {
      await remove.mutateAsync()
    } catch (error) {
      toastFailure(error, texts.removeFailed)
      return setOpen(false)
    }
    isGone.current = true
    toast(texts.removed)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        if (!isGone.current) return
        event.preventDefault()
        onGone()
      }}
      title={texts.removeTitle}
      text={texts.removeText}
      confirmLabel={texts.removeLabel}
      destructive
      loading={remove.isPending}
      onConfirm={() => void confirm()}
      trigger={<IconButton size="sm" icon={Trash2} label={texts.removeOf({ name: review.reviewerName })} />}
    />
  )
}
