import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { newReview, reviewRequiredText } from '#contract/reviews.ts'
import { z } from '#contract/zod.ts'
import type { ApplicationSide } from '#domain/applications.ts'
import { ratings, reviewTypeOf } from '#domain/reviews.ts'
import { readDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'
import { listFormErrors, markRefused } from '#web/lib/form-errors.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReview } from './api.ts'
import type { Reviewed } from './review-action.tsx'

export type ReviewDialogProps = {
  collaboration: Reviewed
  by: ApplicationSide
  trigger: ReactElement
  /** Once it is stored, before the page asks for what has changed. */
  onWritten: () => void
}

const { rating, reviewText, isPublic } = newReview.shape
const schema = z.object({ rating, reviewText, isPublic })
type Written = z.input<typeof schema>
/** As it was typed, which need not be a whole review yet. */
const kept = z.object({ rating: z.number(), reviewText: z.string(), isPublic: z.boolean() })
const blank: Written = { rating: ratings.standard, reviewText: '', isPublic: true }

/** The review of a collaboration (foundation 5; decisions A10, A19); what is typed is kept on this device until it is sent. */
export function ReviewDialog({ collaboration, by, trigger, onWritten }: ReviewDialogProps) {
  const { reviews: texts } = messages
  const { applicationId, revieweeName, project, writerId } = collaboration
  const [open, setOpen] = useState(false)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const review = useReview(applicationId, onWritten)
  const draft = `review:${writerId}:${by}:${applicationId}`
  const form = useForm<Written, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: kept.safeParse(readDraft(draft)?.values).data ?? blank,
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const written = useWatch({ control: form.control })
  useEffect(() => {
    if (written.reviewText) saveDraft(draft, written)
    else removeDraft(draft)
  }, [draft, written])

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { revealedAt } = await review.mutateAsync({ ...values, reviewType: reviewTypeOf(by) })
        removeDraft(draft)
        const { title, shown, waiting } = texts.submitted
        toast({ title, description: (revealedAt === null ? waiting : shown)(revieweeName) })
        setOpen(false)
      } catch (error) {
        markRefused(error, ['rating', 'reviewText'], form.setError)
        tellFailure(error, texts.failed)
      }
    },
    (found) => {
      if (found.reviewText?.message !== reviewRequiredText) return
      toast({ title: texts.required.title, description: texts.required.text, variant: 'destructive' })
    },
  )
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      modalOnly
      trigger={trigger}
      title={texts.title(revieweeName)}
      description={texts.description(project.title)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!review.isPending) void submit()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" loading={review.isPending} loadingText={texts.submitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
        <StarRating
          legend={texts.rating}
          labels={texts.labels}
          nameOf={texts.stars}
          value={written.rating ?? ratings.standard}
          onValueChange={(stars) => form.setValue('rating', stars)}
        />
        <Field
          label={texts.text}
          hint={texts.textHint}
          id={idOf('reviewText')}
          required
          error={errors.reviewText?.message}
          counter={{ text: written.reviewText ?? '', max: limits.review }}
        >
          <Textarea rows={5} {...form.register('reviewText')} />
        </Field>
        <Checkbox
          label={texts.isPublic}
          hint={texts.isPublicHint(revieweeName)}
          {...form.register('isPublic')}
        />
      </div>
    </Dialog>
  )
}
