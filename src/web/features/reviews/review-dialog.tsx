import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState, type ReactElement } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { reviewRequiredText } from '#contract/reviews/reviews.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { ratings, reviewTypeOf } from '#domain/reviews/reviews.ts'
import { useAutosave } from '#web/lib/autosave.ts'
import { removeDraft } from '#web/lib/drafts.ts'
import { listFormErrors, setServerErrors } from '#web/lib/form-errors.ts'
import { parseChoice } from '#web/lib/search-params.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { reviewsTexts } from '#web/i18n/en/work.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useReview } from './api.ts'
import type { Reviewed } from './review-action.tsx'
import { ReviewFields } from './review-fields.tsx'
import {
  nameReviewDraft,
  pickReviewDraft,
  loadReviewDraft,
  reviewForm,
  reviewFieldNames,
  type ReviewInput,
  type ValidReview,
} from './review-draft.ts'

export type ReviewDialogProps = {
  collaboration: Reviewed
  by: ApplicationSide
  trigger: ReactElement
  /** Called when it is stored, before the page refetches. */
  onWritten: () => void
}

const blank: ReviewInput = { rating: ratings.standard, reviewText: '', isPublic: true }

/** Reviews a collaboration (spec F5; decisions A10, A19); what is typed is stored on this device until it is sent. */
export function ReviewDialog({ collaboration, by, trigger, onWritten }: ReviewDialogProps) {
  const texts = reviewsTexts
  const { applicationId, revieweeName, project, writerId } = collaboration
  const [open, setOpen] = useState(false)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const review = useReview(applicationId, onWritten)
  const draftName = nameReviewDraft({ writerId, by, applicationId })
  const form = useForm<ReviewInput, unknown, ValidReview>({
    resolver: zodResolver(reviewForm),
    // A draft from the full page may contain category ratings.
    defaultValues: { ...blank, ...loadReviewDraft(draftName)?.values },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const reviewText = useWatch({ control: form.control, name: 'reviewText' })
  useAutosave(form, {
    draftName,
    fieldOf: (path) => parseChoice(reviewFieldNames, path),
    pick: pickReviewDraft,
  })

  const submit = form.handleSubmit(
    async ({ categories, ...values }) => {
      try {
        const { revealedAt } = await review.mutateAsync({
          ...values,
          ...(Object.keys(categories).length > 0 && { categories }),
          reviewType: reviewTypeOf(by),
        })
        removeDraft(draftName)
        const { title, shown, waiting } = texts.submitted
        toast({ title, description: (revealedAt === null ? waiting : shown)(revieweeName) })
        setOpen(false)
      } catch (error) {
        setServerErrors(error, reviewFieldNames, form.setError)
        toastFailure(error, texts.failed, texts.kept)
      }
    },
    (found) => {
      if (found.reviewText?.message !== reviewRequiredText) return
      toast({ title: texts.required.title, description: texts.required.text, variant: 'destructive' })
    },
  )
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={texts.title(revieweeName)}
      description={texts.description(project.title)}
      onSubmit={() => void submit()}
      submit={{
        label: texts.submit,
        loading: review.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: reviewText, max: limits.review, fieldId: idOf('reviewText') }),
      }}
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
        <ReviewFields
          form={form}
          idOf={idOf}
          revieweeName={revieweeName}
          labels={{ rating: texts.rating, text: texts.text }}
        />
      </div>
    </FormDialog>
  )
}
