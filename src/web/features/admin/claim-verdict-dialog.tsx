import type { ClaimReview } from '#contract/admin-claims.ts'
import { namePerson } from '#domain/accounts.ts'
import { adminClaimsTexts } from '#web/messages/en/admin-claims.ts'
import { useClaimVerdict } from './claims-api.ts'
import { ReasonDialog, type Question } from './question-dialog.tsx'

export type ClaimVerdict = 'approve' | 'decline'

type ClaimVerdictDialogProps = Question & { about: ClaimReview; verdict: ClaimVerdict }

/** One decision about a request: the question with the reason that goes along. */
export function ClaimVerdictDialog({ about: asked, verdict, ...question }: ClaimVerdictDialogProps) {
  const texts = adminClaimsTexts
  const { mutateAsync: decide } = useClaimVerdict(asked.id)
  const isApproval = verdict === 'approve'
  const person = namePerson(asked.person)
  return (
    <ReasonDialog
      {...question}
      texts={{
        title: isApproval
          ? texts.approveTitle(person, asked.organization.organizationName)
          : texts.declineTitle(person),
        text: isApproval ? texts.approveText : texts.declineText,
        reason: texts.reason,
        action: texts[verdict],
        done: texts.done[verdict],
        failed: texts.failedToDecide,
      }}
      isDanger={!isApproval}
      needsReason={!isApproval}
      onConfirm={(reason) => decide({ verdict, reason })}
    />
  )
}
