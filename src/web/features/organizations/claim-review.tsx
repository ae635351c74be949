import { useWatch } from 'react-hook-form'
import { newClaimReview, requestClaimReview } from '#contract/organizations/claim-reviews.ts'
import { getClaim, type ClaimState } from '#contract/organizations/claims.ts'
import { limits } from '#contract/limits.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { claimsCatalog } from './texts/claims-texts.ts'

const idOf = (name: string) => `review-${name}`

/** A claim reviewed by an administrator: the request and its result, and the form to send one. */
export function ClaimReview({ claim }: { claim: ClaimState }) {
  const { review: texts } = useTexts(claimsCatalog)
  const { review } = claim
  return (
    <section aria-labelledby="claim-review" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="claim-review" className="text-xl">
          {claim.domain === null ? texts.titleOnly : texts.title}
        </h2>
        <p className="text-muted measure">
          {texts.text({ organization: claim.organization.organizationName })}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {review?.state === 'waiting' && (
          <p className="bg-info-soft text-info rounded-md px-4 py-3 text-sm wrap-anywhere">
            <span className="block font-semibold">{texts.waitingTitle}</span>
            {texts.waiting}
          </p>
        )}
        {review?.state === 'declined' && (
          <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
            <span className="block font-semibold">{texts.declinedTitle}</span>
            {review.reason}
          </p>
        )}
      </div>
      {review?.state !== 'waiting' && <ReviewForm claim={claim} />}
    </section>
  )
}

function ReviewForm({ claim }: { claim: ClaimState }) {
  const { review: texts } = useTexts(claimsCatalog)
  const params = { id: claim.organization.id }
  const { form, errors, attempt, isDirty, submit, sending } = useEndpointForm(
    requestClaimReview,
    (body) => ({ params, body }),
    {
      schema: newClaimReview,
      defaultValues: { explanation: '' },
      failed: texts.failed,
      invalidates: [keyOf(getClaim, { params })],
      invalidatesAfter: 'settled',
    },
  )
  const explanation = useWatch({ control: form.control, name: 'explanation' })
  return (
    <Card padding="lg">
      <LeaveGuard isDirty={() => isDirty && !sending.isSuccess} text={texts.leave} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        <Field
          label={texts.label}
          id={idOf('explanation')}
          hint={texts.hint}
          required
          error={errors.explanation?.message}
          counter={{ text: explanation, max: limits.decisionReason }}
        >
          <Textarea {...form.register('explanation')} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          wide
          loading={sending.isPending}
          loadingText={texts.pending}
        >
          {claim.review ? texts.again : texts.submit}
        </Button>
      </form>
    </Card>
  )
}
