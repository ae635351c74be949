import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { optionalText } from '#contract/fields.ts'
import type { Invite } from '#contract/invites/invites.ts'
import { inviteNamesCatalog } from '#contract/texts/invite-names-texts.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { inviteDeclineReasons } from '#domain/invites/invites.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useInviteMove } from './api.ts'
import { invitesCatalog } from './texts/invites-texts.ts'

export type DeclineDialogProps = OpenedDialog & { invite: Invite }

/** The choice of someone who gives no reason: no one has to say what isn't true. */
const unsaid = 'unsaid'
const choices = [...inviteDeclineReasons, unsaid] as const

/** Declines an invite, with a reason or with the choice to give none. */
export function DeclineDialog({ invite, ...dialog }: DeclineDialogProps) {
  const { declineDialog: texts } = useTexts(invitesCatalog)
  const { declineReasons } = useTexts(inviteNamesCatalog)
  const organization = invite.organization.organizationName
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const schema = z.object({
    choice: z.enum(choices, texts.required),
    reason: optionalText(limits.shortText),
  })
  const { form, errors, attempt, submit, sending } = useMutationForm(
    useInviteMove(invite, { onMoved: () => toast({ title: texts.done }), failed: texts.failed }),
    ({ choice, reason }: z.output<typeof schema>) => ({
      status: 'declined' as const,
      declineReason: choice === unsaid ? null : choice,
      reason,
    }),
    {
      schema,
      defaultValues: { reason: '' },
      onSent: () => dialog.onOpenChange(false),
    },
  )
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={texts.title({ project: invite.project.title })}
      description={texts.text({ organization })}
      onSubmit={submit}
      submit={{
        label: texts.submit,
        variant: 'danger',
        loading: sending.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: reason, max: limits.shortText, fieldId: idOf('reason') }),
      }}
    >
      <div className="grid grid-cols-1 gap-5">
        <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
        <Controller
          control={form.control}
          name="choice"
          render={({ field }) => (
            <RadioCards
              legend={texts.reason}
              id={idOf('choice')}
              options={choices.map((value) => ({
                value,
                label: value === unsaid ? texts.unsaid : declineReasons[value],
              }))}
              value={field.value}
              onValueChange={field.onChange}
              error={errors.choice?.message}
              className="[&_label]:p-3 [&>div]:grid-flow-row [&>div]:gap-2 [&>div]:sm:grid-cols-2"
            />
          )}
        />
        <Field
          label={texts.words({ organization })}
          id={idOf('reason')}
          optional
          error={errors.reason?.message}
          counter={{ text: (reason ?? '').trim(), max: limits.shortText }}
        >
          <Textarea rows={3} {...form.register('reason')} />
        </Field>
      </div>
    </FormDialog>
  )
}
