import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { suspensionForm, suspensionReason } from '#contract/moderation/reason.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

type Suspension = { reason: string; by: string | null; at: string }

export type SuspensionCardProps = {
  suspension: Suspension | null
  isSuspended: boolean
  /** What a suspension does. */
  text: string
  /** What the administrator must know first, for example that no one else owns an organization. */
  warning?: string
  /** Why the reader can't decide; null if they can. */
  refusal: string | null
  titles: { suspend: string; reinstate: string; reinstateText: string }
  /** Each resolves on success and rejects on failure. */
  onSuspend: (reason: string) => Promise<unknown>
  onReinstate: () => Promise<unknown>
}

/** Whether someone is suspended and why, with buttons to suspend and reinstate. */
export function SuspensionCard(props: SuspensionCardProps) {
  const moderationTexts = useTexts(moderationCatalog)
  const { suspension, isSuspended, text, warning, refusal } = props
  return (
    <Card className="grid grid-cols-1 gap-4">
      {isSuspended ? (
        <div className="grid gap-1 wrap-anywhere">
          <p className="text-danger flex items-center gap-2 font-semibold">
            <ShieldAlert aria-hidden className="size-5 shrink-0" />
            {moderationTexts.suspended}
          </p>
          {suspension && (
            <>
              <p className="measure">{suspension.reason}</p>
              <p className="text-muted text-sm">
                <TimeStamp iso={suspension.at} />,{' '}
                {suspension.by
                  ? moderationTexts.suspendedBy({ name: suspension.by })
                  : moderationTexts.suspendedByAdministrator}
              </p>
            </>
          )}
        </div>
      ) : (
        <p className="text-muted measure text-sm">{text}</p>
      )}
      {warning && !isSuspended && <p className="text-warn measure text-sm font-medium">{warning}</p>}
      {refusal ? (
        <p className="measure text-sm font-medium">{refusal}</p>
      ) : (
        <div>{isSuspended ? <Reinstate {...props} /> : <Suspend {...props} />}</div>
      )}
    </Card>
  )
}

function Suspend({ titles, text, onSuspend }: SuspensionCardProps) {
  const moderationTexts = useTexts(moderationCatalog)
  const [isOpen, setOpen] = useState(false)
  // On failure the typed text stays, and a toast shows why.
  const { form, errors, submit, sending } = useMutationForm(
    useCallMutation(onSuspend),
    ({ reason }) => reason,
    {
      schema: suspensionForm,
      defaultValues: { reason: '' },
      shouldFocusError: true,
      onSent: (_response, _sent, { reset }) => {
        setOpen(false)
        reset()
      },
    },
  )
  const reasonText = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={titles.suspend}
      description={text}
      onSubmit={submit}
      trigger={<Button variant="danger">{moderationTexts.suspend}</Button>}
      submit={{ label: moderationTexts.suspend, variant: 'danger', loading: sending.isPending }}
    >
      <Field
        label={moderationTexts.reason}
        hint={moderationTexts.reasonHint}
        error={errors.reason?.message}
        required
        counter={{ text: reasonText, max: suspensionReason.max }}
      >
        <Textarea {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}

function Reinstate({ titles, onReinstate }: SuspensionCardProps) {
  const moderationTexts = useTexts(moderationCatalog)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onReinstate().catch(() => undefined)
    setBusy(false)
    setOpen(false)
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={titles.reinstate}
      text={titles.reinstateText}
      confirmLabel={moderationTexts.reinstate}
      loading={isBusy}
      onConfirm={() => void confirm()}
      trigger={<Button>{moderationTexts.reinstate}</Button>}
    />
  )
}
