import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import type { Review } from '#contract/reviews.ts'
import { categoriesAsked } from '#domain/reviews.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useEditReview } from './list-api.ts'
import { ReviewFields } from './review-fields.tsx'
import { listRatable, reviewForm, writtenFields, type Written, type WrittenReview } from './written.ts'

type EditDialogProps = { review: Review; trigger: ReactElement }

/** Changes a review while its 48 hours last; what was typed stays until it is saved. */
export function EditDialog({ review, trigger }: EditDialogProps) {
  const { reviews, reviewPages } = messages
  const { edit: texts, write } = reviewPages
  const [open, setOpen] = useState(false)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const edit = useEditReview(review.id)
  const form = useForm<Written, unknown, WrittenReview>({
    resolver: zodResolver(reviewForm),
    values: valuesOf(review),
    // What somebody else of the same side changed meanwhile comes in around what was typed.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      form.reset(valuesOf(await edit.mutateAsync({ ...values, version: review.version })))
    } catch (error) {
      markRefused(error, writtenFields, form.setError)
      return tellFailure(error, texts.failed)
    }
    toast({ title: texts.done.title, description: texts.done.text })
    setOpen(false)
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      modalOnly
      trigger={trigger}
      title={texts.title(review.revieweeName)}
      description={reviews.description(review.projectTitle)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!edit.isPending) void submit()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" loading={edit.isPending} loadingText={texts.submitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
        <ReviewFields
          form={form}
          idOf={idOf}
          revieweeName={review.revieweeName}
          labels={{ rating: write.rating, text: write.text }}
          categories={listRatable(categoriesAsked[review.revieweeType], review.categories)}
        />
      </div>
    </Dialog>
  )
}

const valuesOf = ({ rating, reviewText, categories, isPublic }: Review): Written => ({
  rating,
  reviewText,
  categories,
  isPublic,
})
