import { zodResolver } from '@hookform/resolvers/zod'
import { EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { reviewRequiredText } from '#contract/reviews/reviews.ts'
import type { ProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { useAutosave } from '#web/lib/autosave.ts'
import { removeDraft } from '#web/lib/drafts.ts'
import { listFormErrors, setServerErrors } from '#web/lib/form-errors.ts'
import { parseChoice } from '#web/lib/search-params.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { reviewPagesTexts } from '#web/i18n/en/review-pages.ts'
import { reviewsTexts } from '#web/i18n/en/work.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useWriteReview } from './form-api.ts'
import { ReviewFields } from './review-fields.tsx'
import {
  isComplete,
  listRatable,
  nameReviewDraft,
  pickReviewDraft,
  loadReviewDraft,
  reviewForm,
  reviewFieldNames,
  type ReviewInput,
  type ValidReview,
} from './review-draft.ts'

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
const blank = { reviewText: '', categories: {}, isPublic: true }

/**
 * The review form of /create-review (spec F5; decisions A19, A23); what is typed is stored on this device until it is
 * sent.
 */
export function ReviewForm({ target, writerId, onWritten }: ReviewFormProps) {
  const { write: texts } = reviewPagesTexts
  const { id: projectId, applicationId, revieweeId, revieweeName, revieweeType } = target
  const by = revieweeType === 'volunteer' ? 'organization' : 'volunteer'
  const draftName = nameReviewDraft({ writerId, by, applicationId })
  const [found, setFound] = useState(() => loadReviewDraft(draftName))
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const write = useWriteReview(applicationId)
  const form = useForm<ReviewInput, unknown, ValidReview>({
    resolver: zodResolver(reviewForm),
    defaultValues: { ...blank, ...found?.values },
    shouldFocusError: false,
  })
  const { errors, submitCount, isDirty } = form.formState
  const reviewInput = useWatch({ control: form.control })
  const isDraftSaved = useAutosave(form, {
    draftName,
    fieldOf: (path) => parseChoice(reviewFieldNames, path),
    pick: pickReviewDraft,
  })

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { revealedAt } = await write.mutateAsync({ projectId, revieweeId, ...values })
        removeDraft(draftName)
        const { title, shown, waiting } = reviewsTexts.submitted
        toast({ title, description: (revealedAt === null ? waiting : shown)(revieweeName) })
        onWritten()
      } catch (error) {
        setServerErrors(error, reviewFieldNames, form.setError)
        toastFailure(error, texts.failedTitle, reviewsTexts.kept)
      }
    },
    (wrong) => {
      const isMissing = [wrong.rating, wrong.reviewText].some((one) => one?.message === reviewRequiredText)
      if (!isMissing) return
      toast({ title: texts.required, description: reviewRequiredText, variant: 'destructive' })
    },
  )
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) void submit()
        }}
        className="grid gap-7"
      >
        {found && <DraftNotice savedAt={found.savedAt} onStartOver={startOver} texts={texts.draft} />}
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
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
            loading={write.isPending}
            loadingText={reviewsTexts.submitting}
          >
            {reviewsTexts.submit}
          </Button>
          <p id={idOf('missing')} className="text-muted min-w-0 flex-1 basis-60 text-sm">
            {isReady ? '' : isTooLong ? texts.tooLong(limits.review) : texts.incomplete}
          </p>
        </div>
      </form>
      <LeaveGuard
        isDirty={() => isDirty && !write.isSuccess}
        text={isDraftSaved ? texts.leave : texts.leaveUnsaved}
      />
    </Card>
  )
}

/** Explains that neither side sees the other's review first (decision A19). */
function RevealNote({ name, days }: { name: string; days: number }) {
  const { reveal } = reviewPagesTexts.write
  return (
    <div className="bg-info-soft text-info flex gap-3 rounded-lg px-4 py-3">
      <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{reveal.title}</p>
        <p>{reveal.text(name, days)}</p>
      </div>
    </div>
  )
}
