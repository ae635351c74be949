import { useRef, useState } from 'react'
import type { ClaimReview } from '#contract/admin-claims.ts'
import { reasonMissingText } from '#contract/admin-verification.ts'
import { countCharacters } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { namePerson } from '#domain/accounts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { QuestionDialog } from './case-list.tsx'
import { useClaimVerdict } from './claims-api.ts'

export type ClaimVerdict = 'approve' | 'decline'

type ClaimVerdictDialogProps = QuestionDialog & { about: ClaimReview; verdict: ClaimVerdict }

/** One decision about a request: the question with the reason that goes along. */
export function ClaimVerdictDialog({ about: asked, verdict, isOpen, ...props }: ClaimVerdictDialogProps) {
  const { adminClaims: texts } = messages
  const decide = useClaimVerdict(asked.id)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const writing = useRef<HTMLTextAreaElement>(null)
  const isApproval = verdict === 'approve'
  const person = namePerson(asked.person)
  const label = isApproval ? texts.approve : texts.decline

  const close = () => {
    setRefusal(undefined)
    props.onClose()
  }
  const confirm = async () => {
    const words = reason.trim()
    const isTooLong = countCharacters(words) > limits.decisionReason
    if ((!isApproval && !words) || isTooLong) {
      setError(isTooLong ? messages.applications.confirm.tooLong(limits.decisionReason) : reasonMissingText)
      return writing.current?.focus()
    }
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
        {refusal && (
          <p role="alert" className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm font-medium">
            {refusal}
          </p>
        )}
        <Field
          label={texts.reason}
          required={!isApproval}
          optional={isApproval}
          error={error}
          counter={{ text: reason, max: limits.decisionReason }}
        >
          <Textarea
            ref={writing}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setError(undefined)
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
