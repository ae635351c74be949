import type { ClaimReview } from '#contract/organizations/claim-reviews.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { adminClaimsCatalog } from '#web/features/administration/texts/admin-claims-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideClaim } from './claims-api.ts'
import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'

export type ClaimDecision = 'approve' | 'decline'

type ClaimDecisionDialogProps = Question & { about: ClaimReview; decision: ClaimDecision }

/** One decision about a claim: the dialog that asks for the reason sent with it. */
export function ClaimDecisionDialog({ about: claim, decision, ...question }: ClaimDecisionDialogProps) {
  const texts = useTexts(adminClaimsCatalog)
  const { mutateAsync: decide } = useDecideClaim(claim.id)
  const isApproval = decision === 'approve'
  const person = formatFullName(claim.person)
  return (
    <ReasonDialog
      {...question}
      texts={{
        title: isApproval
          ? texts.approveTitle({ person, organization: claim.organization.organizationName })
          : texts.declineTitle({ person }),
        text: isApproval ? texts.approveText : texts.declineText,
        reason: texts.reason,
        action: texts[decision],
        done: texts.done[decision],
        failed: texts.failedToDecide,
      }}
      isDanger={!isApproval}
      needsReason={!isApproval}
      onConfirm={(reason) => decide({ verdict: decision, reason })}
    />
  )
}
