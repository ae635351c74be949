import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { helpForm } from '#contract/accounts/help.ts'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { useMutationForm } from '#web/lib/endpoint-form.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { useHelpMutations } from './moderation-api.ts'
import { ReasonField } from './reason-field.tsx'

/** Starts a data export for a person who wrote in; only they can download it. */
export function ExportData({ person }: { person: PersonCase }) {
  const texts = useTexts(personHelpCatalog).data
  const [isOpen, setOpen] = useState(false)
  const { exportData } = useHelpMutations(person.id)
  const { form, errors, submit, sending } = useMutationForm(exportData, (body) => body, {
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
      size="sm"
      title={texts.question({ name: person.name })}
      description={texts.consequence({ email: person.email })}
      onSubmit={submit}
      trigger={
        <Button variant="secondary" size="sm">
          {texts.action}
        </Button>
      }
      submit={{ label: texts.action, loading: sending.isPending }}
    >
      <ReasonField text={reason} error={errors.reason?.message} register={form.register('reason')} />
    </FormDialog>
  )
}
