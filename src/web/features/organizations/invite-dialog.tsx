import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import type { User } from '#contract/accounts/accounts.ts'
import { inviteMember, listInvitations, newInvitation } from '#contract/organizations/member-invitations.ts'
import { memberRoles } from '#domain/accounts/accounts.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { useInvitedToast } from '#web/lib/site/stored-invitations.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { membersCatalog } from './texts/members-texts.ts'

type Organization = User['organizations'][number]
export type InviteDialogProps = {
  organization: Organization
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactElement
}

/** Invites someone by email address, name and role; what is typed stays until it is sent. */
export function InviteDialog({ organization, ...dialog }: InviteDialogProps) {
  const { invite: texts } = useTexts(membersCatalog)
  return (
    <Dialog
      {...dialog}
      modalOnly
      title={texts.title}
      description={texts.text({ organization: organization.name })}
    >
      <InviteForm organization={organization} onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  )
}

const idOf = (name: string) => `invite-${name}`

function InviteForm({ organization, onDone }: { organization: Organization; onDone: () => void }) {
  const { invite: texts, roles, roleTexts } = useTexts(membersCatalog)
  const params = { id: organization.id }
  const describe = useInvitedToast()
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    inviteMember,
    (body) => ({ params, body }),
    {
      schema: newInvitation,
      defaultValues: { email: '', role: 'manager', firstName: '', lastName: '' },
      done: (_, { email }) =>
        describe(1, {
          title: texts.done.title,
          description: texts.done.description({ email }),
        }),
      failed: texts.failed,
      invalidates: [keyOf(listInvitations, { params })],
      awaitsRefetch: false,
      onSent: onDone,
    },
  )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
      <Field label={texts.email} id={idOf('email')} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          placeholder={texts.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['firstName', 'lastName'] as const).map((name) => (
          <Field key={name} label={texts[name]} id={idOf(name)} optional error={errors[name]?.message}>
            <Input autoComplete="off" {...form.register(name)} />
          </Field>
        ))}
      </div>
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
      <Button type="submit" wide loading={sending.isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
