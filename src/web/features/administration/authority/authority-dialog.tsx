import { useRef, useState } from 'react'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { adminAuthorityCatalog } from '#web/features/administration/texts/admin-authority-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useAuthorityDecision, type AuthorityCase, type AuthorityDecision } from './authority-api.ts'
import { RefusalNote } from '#web/features/administration/cases/decision-reason.tsx'

type AuthorityDialogProps = {
  organization: AuthorityCase['organization']
  decision: AuthorityDecision['decision']
  onDecided: () => void
}

/** One decision about an authorization: its button, and the dialog that asks for the stored reason. */
export function AuthorityDialog({ organization, decision, onDecided }: AuthorityDialogProps) {
  const adminAuthorityTexts = useTexts(adminAuthorityCatalog)
  const applicationsTexts = useTexts(applicationsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const { id, organizationName: name } = organization
  const texts = adminAuthorityTexts[decision]
  const variant = decision === 'approve' ? 'primary' : 'danger'
  const { decide, refresh } = useAuthorityDecision(id)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const isDecided = useRef(false)
  const writing = useRef<HTMLTextAreaElement>(null)

  const show = (open: boolean) => {
    setOpen(open)
    // The rejection may be about an outdated state.
    if (!open && refusal) refresh()
    setRefusal(undefined)
  }
  const confirm = async () => {
    const words = reason.trim()
    const isTooLong = countCharacters(words) > limits.shortText
    if (!words || isTooLong) {
      setError(
        isTooLong
          ? applicationsTexts.confirm.tooLong({ max: limits.shortText })
          : fieldsTexts.shared.decisionReason,
      )
      return writing.current?.focus()
    }
    try {
      await decide.mutateAsync({ decision, reason: words })
      isDecided.current = true
      setOpen(false)
      toast({ title: texts.done({ name }) })
    } catch (failure) {
      setRefusal(messageOf(failure, adminAuthorityTexts.notDone))
    }
  }
  return (
    <FormDialog
      open={isOpen}
      onOpenChange={show}
      onClosed={(event) => {
        if (!isDecided.current) return
        // The button that opened it is gone: the new state has other decisions.
        event.preventDefault()
        onDecided()
      }}
      title={texts.title({ name })}
      description={texts.text}
      trigger={
        <Button variant={decision === 'approve' ? 'secondary' : 'danger'} size="sm">
          {texts.action}
        </Button>
      }
      onSubmit={() => void confirm()}
      submit={{
        label: texts.action,
        variant,
        loading: decide.isPending,
        loadingText: adminAuthorityTexts.pending,
      }}
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        <Field label={texts.reason} required error={error} counter={{ text: reason, max: limits.shortText }}>
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
    </FormDialog>
  )
}
