import { useState } from 'react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { helpForm } from '#contract/accounts/help.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

type ReasonDialogProps = {
  mutation: UseMutationResult<unknown, Error, { reason: string }, unknown>
  title: string
  description: string
  /** The label of the button that opens it and of the one that confirms. */
  action: string
  isDestructive?: boolean
  /** Whether nothing is left to do, so the button that opens it is gone. */
  isDone?: boolean
  onClosed?: (event: Event) => void
}

/** Asks an administrator for the reason before they act for a person. */
export function ReasonDialog({
  mutation,
  title,
  description,
  action,
  isDestructive = false,
  isDone = false,
  onClosed,
}: ReasonDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const { form, errors, submit, sending } = useMutationForm(mutation, (body) => body, {
    schema: helpForm,
    defaultValues: { reason: '' },
    shouldFocusError: true,
    onSent: (_response, _sent, { reset }) => {
      setOpen(false)
      reset()
    },
  })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open={isOpen}
      onOpenChange={setOpen}
      {...(onClosed && { onClosed })}
      size="sm"
      title={title}
      description={description}
      onSubmit={submit}
      {...(!isDone && {
        trigger: (
          <Button variant="secondary" size="sm">
            {action}
          </Button>
        ),
      })}
      submit={{
        label: action,
        loading: sending.isPending,
        ...(isDestructive && { variant: 'danger' as const }),
      }}
    >
      <ReasonField text={reason} error={errors.reason?.message} register={form.register('reason')} />
    </FormDialog>
  )
}
