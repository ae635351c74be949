import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactElement } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { User } from '#contract/accounts/accounts.ts'
import { newInvitation } from '#contract/organizations/members.ts'
import { memberRoles } from '#domain/accounts/accounts.ts'
import { listFormErrors, setServerErrors } from '#web/lib/form-errors.ts'
import { membersTexts } from '#web/i18n/en/members.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { useInvite } from './member-api.ts'

type Organization = User['organizations'][number]
export type InviteDialogProps = {
  organization: Organization
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactElement
}

/** Invites someone by email address and role; what is typed stays until it is sent. */
export function InviteDialog({ organization, ...dialog }: InviteDialogProps) {
  const { invite: texts } = membersTexts
  return (
    <Dialog {...dialog} modalOnly title={texts.title} description={texts.text(organization.name)}>
      <InviteForm organization={organization} onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  )
}

const idOf = (name: string) => `invite-${name}`

function InviteForm({ organization, onDone }: { organization: Organization; onDone: () => void }) {
  const { invite: texts, roles, roleTexts } = membersTexts
  const invite = useInvite(organization.id)
  const form = useForm({
    resolver: zodResolver(newInvitation),
    defaultValues: { email: '', role: 'manager' as const },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit((values) =>
    invite.mutate(values, {
      onSuccess: onDone,
      onError: (error) => setServerErrors(error, ['email', 'role'], form.setError),
    }),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={submitCount} />
      <Field label={texts.email} id={idOf('email')} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          placeholder={texts.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <RadioCards
            legend={texts.role}
            id={idOf('role')}
            options={memberRoles.toReversed().map((role) => ({
              value: role,
              label: roles[role],
              text: roleTexts[role],
            }))}
            value={field.value}
            onValueChange={field.onChange}
            error={errors.role?.message}
          />
        )}
      />
      <Button type="submit" wide loading={invite.isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
