import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { addressCorrection } from '#contract/accounts/help.ts'
import { limits } from '#contract/limits.ts'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ConfirmButton } from '#web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { ExportData, ExportText } from './export-data.tsx'
import { useHelpMutations } from './moderation-api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

/** What an administrator can do for a person who cannot get into their account. */
export function HelpPanel({ person }: { person: PersonCase }) {
  const texts = useTexts(personHelpCatalog)
  const factorRow = useRef<HTMLLIElement>(null)
  const dataRow = (
    <Row
      title={texts.data.title}
      text={<ExportText person={person} />}
      aside={<ExportData person={person} />}
    />
  )
  if (person.helpRefusal !== null) {
    const isLeaving = person.deletion !== null && person.deletion.completedAt === null
    return (
      <>
        <Card>
          <p className="measure text-sm font-medium">{texts.refusals[person.helpRefusal]}</p>
        </Card>
        {/* They can sign in and take it until their account is deleted. */}
        {isLeaving && person.helpRefusal === 'deletion_already_requested' && (
          <RowList label={texts.title}>{dataRow}</RowList>
        )}
      </>
    )
  }
  return (
    <RowList label={texts.title}>
      <Row
        title={texts.verification.title}
        text={person.isEmailVerified ? texts.verification.none : texts.verification.text}
        aside={!person.isEmailVerified && <ResendVerification person={person} />}
      />
      <Row
        title={texts.address.title}
        text={
          person.pendingEmail === null
            ? texts.address.text
            : texts.address.pending({ email: person.pendingEmail })
        }
        aside={<CorrectAddress person={person} />}
      />
      {dataRow}
      <Row
        ref={factorRow}
        title={texts.factor.title}
        text={person.hasSecondFactor ? texts.factor.text : texts.factor.none}
        aside={<ResetSecondFactor person={person} onReset={() => factorRow.current?.focus()} />}
      />
    </RowList>
  )
}

type Props = { person: PersonCase }

function ResendVerification({ person }: Props) {
  const texts = useTexts(personHelpCatalog).verification
  const { resend } = useHelpMutations(person.id)
  return (
    <ConfirmButton
      title={texts.question({ name: person.name })}
      text={texts.consequence({ email: person.email })}
      confirmLabel={texts.action}
      loading={resend.isPending}
      onConfirm={(close) => resend.mutate(undefined, { onSettled: close })}
      trigger={
        <Button variant="secondary" size="sm">
          {texts.action}
        </Button>
      }
    />
  )
}

function CorrectAddress({ person }: Props) {
  const texts = useTexts(personHelpCatalog).address
  const [isOpen, setOpen] = useState(false)
  const { correct } = useHelpMutations(person.id)
  const { form, errors, submit, sending } = useMutationForm(correct, (body) => body, {
    schema: addressCorrection,
    defaultValues: { email: '', reason: '' },
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
      submit={{ label: texts.submit, loading: sending.isPending }}
    >
      <Field label={texts.email} hint={texts.hint} error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.email}
          {...form.register('email')}
        />
      </Field>
      <ReasonField text={reason} error={errors.reason?.message} register={form.register('reason')} />
    </FormDialog>
  )
}

/** Stays after the reset until its dialog is closed; only then can the focus go to the row that says so. */
function ResetSecondFactor({ person, onReset }: Props & { onReset: () => void }) {
  const texts = useTexts(personHelpCatalog).factor
  const { resetFactor } = useHelpMutations(person.id)
  return (
    <ReasonDialog
      mutation={resetFactor}
      title={texts.question({ name: person.name })}
      description={texts.consequence}
      action={texts.action}
      isDestructive
      isDone={!person.hasSecondFactor}
      onClosed={(event) => {
        if (person.hasSecondFactor) return
        event.preventDefault()
        onReset()
      }}
    />
  )
}
