import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { editReview } from '#contract/reviews/actions.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { requestedCategories } from '#domain/reviews/reviews.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { toDetectedLanguage, toLanguageChoice } from '#web/lib/language/language-choice.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useReplacement, useStoredReview } from './list-api.ts'
import { ReviewFields } from './review-fields.tsx'
import { StoredNow } from './stored-now.tsx'
import { listRatable, reviewForm, reviewFieldOf, type ReviewInput } from './review-draft.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'
import { reviewsCatalog } from './texts/reviews-texts.ts'

export type EditDialogProps = { review: Review } & OpenedDialog

/** Edits a review within its 48 hours; what is typed stays until it is saved. */
export function EditDialog({ review, ...dialog }: EditDialogProps) {
  const reviewsTexts = useTexts(reviewsCatalog)
  const { edit: texts, write } = useTexts(reviewPagesCatalog)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const replacement = useReplacement()
  const refetchStored = useStoredReview(review.id)
  // The version this edit is based on: when editing began, or the conflicting version shown since.
  const [base, setBase] = useState({ version: review.version, isConflict: false })
  async function explainRefusal(error: Error) {
    replacement.onError()
    if (isApiError(error) && error.body?.code === 'review_changed') {
      const stored = await refetchStored()
      if (stored && stored.version !== base.version) {
        return setBase({ version: stored.version, isConflict: true })
      }
    }
    toastFailure(error, texts.failed)
  }
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    editReview,
    (values) => ({ params: { id: review.id }, body: { ...values, version: base.version } }),
    {
      schema: reviewForm,
      values: valuesOf(review),
      // Loads a colleague's changes into the fields that were not edited here.
      resetOptions: { keepDirtyValues: true, keepDirty: true },
      fieldOf: reviewFieldOf,
      onSuccess: replacement.onSuccess,
      done: { title: texts.done.title, description: texts.done.text },
      onSent: (changed, _, { reset }) => {
        reset(valuesOf(changed))
        dialog.onOpenChange(false)
      },
      onError: explainRefusal,
    },
  )
  const reviewText = useWatch({ control: form.control, name: 'reviewText' })
  const { isDirty } = form.formState
  if (!isDirty && (base.version !== review.version || base.isConflict)) {
    setBase({ version: review.version, isConflict: false })
  }
  return (
    <FormDialog
      {...dialog}
      title={texts.title({ name: review.revieweeName })}
      description={reviewsTexts.description({ project: review.projectTitle })}
      onSubmit={submit}
      submit={{
        label: texts.submit,
        loading: sending.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: reviewText, max: limits.review, fieldId: idOf('reviewText') }),
      }}
    >
      <div className="grid gap-6">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        {base.isConflict && <StoredNow review={review} />}
        <ReviewFields
          form={form}
          idOf={idOf}
          revieweeName={review.revieweeName}
          detectedLanguage={toDetectedLanguage(review)}
          labels={{ rating: write.rating, text: write.text }}
          categories={listRatable(requestedCategories[review.revieweeType], review.categories)}
        />
      </div>
    </FormDialog>
  )
}

const valuesOf = (review: Review): ReviewInput => ({
  rating: review.rating,
  reviewText: review.reviewText,
  categories: review.categories,
  isPublic: review.isPublic,
  language: toLanguageChoice(review),
})
