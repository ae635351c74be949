import { EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import type { ProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { useAutosave } from '#web/lib/drafts/autosave.ts'
import { removeDraft } from '#web/lib/drafts/drafts.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { workOf } from '#web/lib/calls/work-cache.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { reviewLists } from './list-api.ts'
import { ReviewFields } from './review-fields.tsx'
import {
  isComplete,
  listRatable,
  nameReviewDraft,
  nameSubmitted,
  pickReviewDraft,
  loadReviewDraft,
  reviewForm,
  reviewFieldOf,
} from './review-draft.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'
import { reviewsCatalog } from './texts/reviews-texts.ts'

/** The details already name the person under review. */
export type ReviewTarget = ProjectDetailsForReview & {
  applicationId: string
  revieweeId: string
  revieweeName: string
}

export type ReviewFormProps = {
  target: ReviewTarget
  /** The writer's id, because others may share the device that stores the draft. */
  writerId: string
  /** Called after it was stored. */
  onWritten: () => void
}

// No default rating: the form must not preselect five stars (spec F5).
const blank = { reviewText: '', categories: {}, isPublic: true, language: '' } as const

/**
 * The review form of /create-review (spec F5; decisions A19, A23); what is typed is stored on this device until it is
 * sent.
 */
export function ReviewForm({ target, writerId, onWritten }: ReviewFormProps) {
  const reviewsTexts = useTexts(reviewsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const { write: texts } = useTexts(reviewPagesCatalog)
  const { id: projectId, applicationId, revieweeId, revieweeName, revieweeType } = target
  const by = revieweeType === 'volunteer' ? 'organization' : 'volunteer'
  const draftName = nameReviewDraft({ writerId, by, applicationId })
  const [found, setFound] = useState(() => loadReviewDraft(draftName))
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    createReview,
    (values) => ({ body: { projectId, revieweeId, ...values } }),
    {
      schema: reviewForm,
      defaultValues: { ...blank, ...found?.values },
      fieldOf: reviewFieldOf,
      done: ({ revealedAt }) => nameSubmitted(reviewsTexts, revealedAt, revieweeName),
      onSuccess: () => removeDraft(draftName),
      onSent: onWritten,
      onError: (error) => toastFailure(error, texts.failedTitle, reviewsTexts.kept),
      onInvalid: (wrong) => {
        const isMissing = [wrong.rating, wrong.reviewText].some(
          (one) => one?.message === fieldsTexts.reviews.required,
        )
        if (!isMissing) return
        toast({ title: texts.required, description: fieldsTexts.reviews.required, variant: 'destructive' })
      },
      // Refetches everything that shows or counts reviews.
      invalidates: [...reviewLists, ...workOf(applicationId)],
      invalidatesAfter: 'settled',
    },
  )
  const { isDirty } = form.formState
  const reviewInput = useWatch({ control: form.control })
  const isDraftSaved = useAutosave(form, {
    draftName,
    fieldOf: reviewFieldOf,
    pick: pickReviewDraft,
  })
  function startOver() {
    removeDraft(draftName)
    setFound(null)
    form.reset(blank)
  }
  const isTooLong = blockTooLong({
    text: reviewInput.reviewText,
    max: limits.review,
    fieldId: idOf('reviewText'),
  }).disabled
  const isReady = isComplete(reviewInput) && !isTooLong
  return (
    <Card padding="lg">
      <form noValidate onSubmit={submit} className="grid gap-7">
        {found && <DraftNotice savedAt={found.savedAt} onStartOver={startOver} texts={texts.draft} />}
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        {target.revealDays > 0 && <RevealNote name={revieweeName} days={target.revealDays} />}
        <ReviewFields
          form={form}
          idOf={idOf}
          revieweeName={revieweeName}
          labels={{ rating: texts.rating, text: texts.text }}
          categories={listRatable(target.categories, reviewInput.categories ?? {})}
          rows={7}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            disabled={!isReady}
            aria-describedby={isReady ? undefined : idOf('missing')}
            // Sent once: the form stays until the next screen's code is there.
            loading={sending.isPending || sending.isSuccess}
            loadingText={reviewsTexts.submitting}
          >
            {reviewsTexts.submit}
          </Button>
          <p id={idOf('missing')} className="text-muted min-w-0 flex-1 basis-60 text-sm">
            {isReady ? '' : isTooLong ? texts.tooLong({ max: limits.review }) : texts.incomplete}
          </p>
        </div>
      </form>
      <LeaveGuard
        isDirty={() => isDirty && !sending.isSuccess}
        text={isDraftSaved ? texts.leave : texts.leaveUnsaved}
      />
    </Card>
  )
}

/** Explains that neither side sees the other's review first (decision A19). */
function RevealNote({ name, days }: { name: string; days: number }) {
  const { reveal } = useTexts(reviewPagesCatalog).write
  return (
    <div className="bg-info-soft text-info flex gap-3 rounded-lg px-4 py-3">
      <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{reveal.title}</p>
        <p>{reveal.text({ name, days })}</p>
      </div>
    </div>
  )
}
