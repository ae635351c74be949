import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { rolesForm } from '#contract/administration/staff.ts'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { ReasonField } from '#web/features/administration/moderation/reason-field.tsx'
import { useReader } from '#web/features/administration/reader.ts'
import { adminStaffCatalog } from '#web/features/administration/texts/admin-staff-texts.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { HeldRoles } from './held-roles.tsx'
import { useChangeRoles } from './staff-api.ts'

/** What a person may do as staff, and the dialog that changes it. */
export function RolesPanel({ person }: { person: PersonCase }) {
  const texts = useTexts(adminStaffCatalog).panel
  const isOwn = useReader().id === person.id
  return (
    <Card className="grid grid-cols-1 gap-4">
      {person.heldRoles.length === 0 ? (
        <p className="text-muted text-sm">{texts.none}</p>
      ) : (
        <HeldRoles roles={person.heldRoles} />
      )}
      {isOwn && <p className="measure text-sm font-medium">{texts.own}</p>}
      {!person.isFormer && (
        <div>
          <ChangeRoles key={person.staffRoles.join()} person={person} isOwn={isOwn} />
        </div>
      )}
    </Card>
  )
}

function ChangeRoles({ person, isOwn }: { person: PersonCase; isOwn: boolean }) {
  const texts = useTexts(adminStaffCatalog).panel
  const { names, tasks } = useTexts(staffRolesCatalog)
  const [isOpen, setOpen] = useState(false)
  const { form, errors, submit, sending } = useMutationForm(useChangeRoles(person.id), (body) => body, {
    schema: rolesForm,
    defaultValues: { roles: person.staffRoles, before: person.staffRoles, reason: '' },
    shouldFocusError: true,
    onSent: () => setOpen(false),
  })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open={isOpen}
      onOpenChange={(opens) => {
        form.reset()
        setOpen(opens)
      }}
      size="sm"
      title={texts.question({ name: person.name })}
      description={texts.consequence({ needs: person.needsSecondFactor })}
      onSubmit={submit}
      trigger={<Button variant="secondary">{texts.change}</Button>}
      submit={{ label: texts.submit, loading: sending.isPending }}
    >
      <fieldset className="mb-5 grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{texts.legend}</legend>
        {staffRoles
          // No one adds to their own roles.
          .filter((role) => !isOwn || person.staffRoles.includes(role))
          .map((role) => (
            <Checkbox
              key={role}
              label={names[role]}
              hint={tasks[role]}
              value={role}
              {...form.register('roles')}
            />
          ))}
      </fieldset>
      <ReasonField text={reason} error={errors.reason?.message} register={form.register('reason')} />
    </FormDialog>
  )
}
