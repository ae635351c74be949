import { useId } from 'react'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { limits, onboardingLimits } from '#contract/limits.ts'
import { goalsForm, saveGoals } from '#contract/onboarding/onboarding.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'

export type GoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** As stored; null if there is none. */
  goals: string | null
}

/** What a volunteer hopes to achieve, in their own words; recommendations follow it. */
export function GoalDialog({ open, onOpenChange, goals }: GoalDialogProps) {
  const { goal: texts } = useTexts(homesCatalog)
  const id = useId()
  const { form, errors, submit, sending } = useEndpointForm(saveGoals, (body) => ({ body }), {
    schema: goalsForm,
    values: { goals: goals ?? '' },
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: true,
    invalidates: [getVolunteerHome],
    done: texts.saved,
    failed: texts.failed,
    onSent: (saved, _sent, sentForm) => {
      sentForm.reset(saved)
      onOpenChange(false)
    },
  })
  const written = form.watch('goals')
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.text}
      onSubmit={submit}
      submit={{ label: texts.save, loading: sending.isPending }}
    >
      <Field
        id={id}
        label={texts.label}
        hint={texts.hint}
        required
        error={errors.goals?.message}
        counter={{ text: written, min: onboardingLimits.goalsMin, max: limits.longText }}
      >
        <Textarea rows={4} {...form.register('goals')} />
      </Field>
    </FormDialog>
  )
}
