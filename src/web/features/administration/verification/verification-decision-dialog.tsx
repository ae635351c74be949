import { useState } from 'react'
import type { VerificationCase } from '#contract/verification/cases.ts'
import { needsReason, type CaseDecision } from '#domain/verification/queue.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import {
  ReasonField,
  RefusalNote,
  useReasonCheck,
} from '#web/features/administration/cases/decision-reason.tsx'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideVerification } from './verification-api.ts'

export type VerificationDecisionDialogProps = {
  about: VerificationCase
  decision: CaseDecision
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  reason: string
  onReason: (reason: string) => void
  onDecided: () => void
  /** Called after the dialog has closed. */
  onClosed: (event: Event) => void
}

/** One decision about a case: its button, and the dialog that asks for the reason sent with it. */
export function VerificationDecisionDialog({
  about,
  decision,
  reason,
  onReason,
  ...props
}: VerificationDecisionDialogProps) {
  const { decision: texts } = useTexts(adminVerificationCatalog)
  const { id, organizationName: name } = about.organization
  const decide = useDecideVerification(id)
  // The case as it was when the dialog opened; later changes have not been reviewed.
  const [openVersion, setOpenVersion] = useState(about.version)
  const [refusal, setRefusal] = useState<string>()
  const check = useReasonCheck(needsReason(decision, about.check.advice))
  const isApproval = decision === 'approve'
  // Without an EIN, the words about the registers of the IRS aren't true.
  const { authority, held } = texts.templates
  const templates = Object.entries(
    about.request.registration === null ? texts.templates : { ...texts.templatesByStaff, authority, held },
  )

  const confirm = async () => {
    const words = reason.trim()
    if (!check.accepts(words)) return
    try {
      await decide.mutateAsync({ verdict: decision, reason: words || null, version: openVersion })
      props.onOpenChange(false)
      toast({ title: texts.done[decision]({ name }) })
      props.onDecided()
    } catch (failure) {
      // The typed text stays, and the new state shows behind the dialog.
      const isChanged = isApiError(failure) && failure.body?.code === 'case_changed'
      setRefusal(isChanged ? texts.changed : messageOf(failure, texts.failed))
    }
  }
  return (
    <FormDialog
      open={props.isOpen}
      onOpenChange={(isOpen) => {
        props.onOpenChange(isOpen)
        setOpenVersion(about.version)
        setRefusal(undefined)
        check.forget()
      }}
      onClosed={props.onClosed}
      title={texts.titles[decision]({ name })}
      description={texts.texts[decision]}
      trigger={<Button variant={isApproval ? 'primary' : 'danger'}>{texts.actions[decision]}</Button>}
      onSubmit={() => void confirm()}
      submit={{
        label: texts.actions[decision],
        variant: isApproval ? 'primary' : 'danger',
        loading: decide.isPending,
        loadingText: texts.pending,
      }}
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        {!isApproval && (
          <Field label={texts.template} optional>
            <Select
              placeholder={texts.templatePlaceholder}
              options={templates.map(([value, { label }]) => ({ value, label }))}
              onChange={(event) => {
                const [, chosen] = templates.find(([value]) => value === event.currentTarget.value) ?? []
                if (chosen) onReason(chosen.text)
                check.forget()
              }}
            />
          </Field>
        )}
        <ReasonField check={check} label={texts.reason} value={reason} onWrite={onReason} />
      </div>
    </FormDialog>
  )
}
