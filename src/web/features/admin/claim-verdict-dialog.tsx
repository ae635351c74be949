import { useState } from 'react'
import type { ClaimReview } from '#contract/admin-claims.ts'
import { namePerson } from '#domain/accounts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { QuestionDialog } from './case-list.tsx'
import { useClaimVerdict } from './claims-api.ts'
import { ReasonField, RefusalNote, useReasonCheck } from './decision-reason.tsx'

export type ClaimVerdict = 'approve' | 'decline'

type ClaimVerdictDialogProps = QuestionDialog & { about: ClaimReview; verdict: ClaimVerdict }

/** One decision about a request: the question with the reason that goes along. */
export function ClaimVerdictDialog({ about: asked, verdict, isOpen, ...props }: ClaimVerdictDialogProps) {
  const { adminClaims: texts } = messages
  const decide = useClaimVerdict(asked.id)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const isApproval = verdict === 'approve'
  const check = useReasonCheck(!isApproval)
  const person = namePerson(asked.person)
  const label = isApproval ? texts.approve : texts.decline

  const close = () => {
    setRefusal(undefined)
    props.onClose()
  }
  const confirm = async () => {
    const words = reason.trim()
    if (!check.accepts(words)) return
    try {
      await decide.mutateAsync({ verdict, reason: words || null })
      props.onClose()
      toast({ title: texts.done[verdict] })
      props.onDecided()
    } catch (failure) {
      setRefusal(messageOf(failure, texts.failedToDecide))
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      onClosed={props.onClosed}
      modalOnly
      size="sm"
      title={
        isApproval
          ? texts.approveTitle(person, asked.organization.organizationName)
          : texts.declineTitle(person)
      }
      description={isApproval ? texts.approveText : texts.declineText}
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) void confirm()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" variant={isApproval ? 'primary' : 'danger'} loading={decide.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        <ReasonField check={check} label={texts.reason} value={reason} onWrite={setReason} />
      </div>
    </Dialog>
  )
}
