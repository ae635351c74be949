import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { optionalText } from '#contract/fields.ts'
import type { Invite, InviteDetail } from '#contract/invites/invites.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { useMutationForm } from '#web/lib/endpoint-form.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useInviteDetail, useInviteMove } from './api.ts'
import { invitesCatalog } from './texts/invites-texts.ts'

export type AcceptDialogProps = OpenedDialog & {
  invite: Invite
  scope: (scope: InviteDetail['scope']) => ReactNode
}

const schema = z.object({ coverLetter: optionalText(limits.letter) })

/**
 * Shows what accepting agrees to, and sends its hash with the acceptance. If the project changed meanwhile, the new
 * scope shows and what was typed stays.
 */
export function AcceptDialog({ invite, scope, ...dialog }: AcceptDialogProps) {
  const texts = useTexts(invitesCatalog)
  const { acceptDialog } = texts
  const organization = invite.organization.organizationName
  const id = useId()
  const detail = useInviteDetail(dialog.open ? invite.id : null)
  const move = useInviteMove(invite, {
    onMoved: () => toast({ title: acceptDialog.done, description: acceptDialog.doneText({ organization }) }),
    failed: acceptDialog.failed,
  })
  const { data } = detail
  const { form, errors, submit, sending } = useMutationForm(
    move,
    ({ coverLetter }: z.output<typeof schema>) => ({
      status: 'accepted' as const,
      scopeHash: data?.scopeHash ?? null,
      coverLetter,
    }),
    {
      schema,
      defaultValues: { coverLetter: '' },
      onSent: () => dialog.onOpenChange(false),
    },
  )
  const coverLetter = useWatch({ control: form.control, name: 'coverLetter' })
  const isChanged = isApiError(sending.error) && sending.error.body?.code === 'invite_scope_changed'
  return (
    <FormDialog
      {...dialog}
      title={acceptDialog.title({ project: invite.project.title })}
      description={acceptDialog.text({ organization })}
      onSubmit={submit}
      submit={{
        label: acceptDialog.submit,
        loading: sending.isPending,
        loadingText: acceptDialog.submitting,
        ...(!data && { disabled: true }),
        ...blockTooLong({ text: coverLetter, max: limits.letter, fieldId: id }),
      }}
    >
      {data ? (
        <div className="grid grid-cols-1 gap-5">
          {isChanged && (
            <p role="alert" className="text-danger font-medium">
              {acceptDialog.changed}
            </p>
          )}
          {scope(data.scope)}
          <Field
            label={acceptDialog.words({ organization })}
            id={id}
            optional
            error={errors.coverLetter?.message}
            counter={{ text: (coverLetter ?? '').trim(), max: limits.letter }}
          >
            <Textarea rows={4} {...form.register('coverLetter')} />
          </Field>
        </div>
      ) : detail.error ? (
        <ErrorState
          as="h3"
          title={texts.openFailed}
          onRetry={() => void detail.refetch()}
          retrying={detail.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}
