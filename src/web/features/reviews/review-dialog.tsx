import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { ratings, reviewTypeOf } from '#domain/reviews/reviews.ts'
import { useAutosave } from '#web/lib/drafts/autosave.ts'
import { removeDraft } from '#web/lib/drafts/drafts.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { toastUntilTyped } from '#web/lib/forms/required-toast.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { workOf } from '#web/lib/calls/work-cache.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { Reviewed } from './review-action.tsx'
import { ReviewFields } from './review-fields.tsx'
import {
  nameReviewDraft,
  nameSubmitted,
  pickReviewDraft,
  loadReviewDraft,
  reviewForm,
  reviewFieldOf,
  type ReviewInput,
} from './review-draft.ts'
import { reviewsCatalog } from './texts/reviews-texts.ts'

export type ReviewDialogProps = {
  collaboration: Reviewed
  by: ApplicationSide
  /** Called when it is stored, before the page refetches. */
  onWritten: () => void
} & OpenedDialog

const blank: ReviewInput = { rating: ratings.standard, reviewText: '', isPublic: true, language: '' }

/** Reviews a collaboration (spec F5; decisions A10, A19); what is typed is stored on this device until it is sent. */
export function ReviewDialog({ collaboration, by, onWritten, ...dialog }: ReviewDialogProps) {
  const reviewsTexts = useTexts(reviewsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const texts = reviewsTexts
  const { applicationId, revieweeName, project, writerId } = collaboration
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const draftName = nameReviewDraft({ writerId, by, applicationId })
  const { form, submit, sending } = useEndpointForm(
    createReview,
    ({ categories, ...values }) => ({
      body: {
        ...values,
        ...(Object.keys(categories).length > 0 && { categories }),
        reviewType: reviewTypeOf(by),
        applicationId,
      },
    }),
    {
      schema: reviewForm,
      // A draft from the full page may contain category ratings.
      defaultValues: { ...blank, ...loadReviewDraft(draftName)?.values },
      fieldOf: reviewFieldOf,
      done: ({ revealedAt }) => nameSubmitted(reviewsTexts, revealedAt, revieweeName),
      onSuccess: () => {
        removeDraft(draftName)
        onWritten()
      },
      onSent: () => dialog.onOpenChange(false),
      onError: (error) => toastFailure(error, texts.failed, texts.kept),
      // One field is required: it takes the focus with its error, so that a summary would only repeat it.
      shouldFocusError: true,
      onInvalid: (found, given) => {
        if (found.reviewText?.message !== fieldsTexts.reviews.required) return
        toastUntilTyped(given, {
          title: texts.required.title,
          description: fieldsTexts.reviews.required,
          name: 'reviewText',
        })
      },
      // Most rejections mean that something has changed.
      invalidates: workOf(applicationId),
      invalidatesAfter: 'settled',
    },
  )
  const reviewText = useWatch({ control: form.control, name: 'reviewText' })
  useAutosave(form, { draftName, fieldOf: reviewFieldOf, pick: pickReviewDraft })

  return (
    <FormDialog
      {...dialog}
      title={texts.title({ name: revieweeName })}
      description={texts.description({ project: project.title })}
      onSubmit={submit}
      submit={{
        label: texts.submit,
        loading: sending.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: reviewText, max: limits.review, fieldId: idOf('reviewText') }),
      }}
    >
      <div className="grid gap-6">
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
