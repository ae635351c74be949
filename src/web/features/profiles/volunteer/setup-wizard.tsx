import { useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { pickChanged } from '#web/lib/forms/changed-fields.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { labelSteps } from '#web/lib/forms/form-steps.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Wizard } from '#web/ui/actions/wizard.tsx'
import { useSaveProfile } from './api.ts'
import {
  toStoredFields,
  toFormValues,
  rulesOf,
  setupFields,
  setupSteps,
  listUnmet,
  type SetupValues,
} from './setup-form.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { AboutStep, CausesStep, PortfolioStep, SkillsStep } from './setup-steps.tsx'

export type SetupWizardProps = {
  userId: string
  /** Null creates one. */
  profile: VolunteerProfile | null
  /** The step in the URL, from 1. */
  step: number | undefined
  onStepChange: (step: number) => void
  onSaved: () => void
  /** It is saved: the last step stays until the next screen's code is there. */
  isLeaving: boolean
}

const { steps, fieldOfPath, stepOfFields, listErrors, listBranchMarks } = setupSteps
const last = steps.length - 1
const draftFields = [...setupFields, 'newProject'] as const
const shownSteps = [AboutStep, SkillsStep, CausesStep, PortfolioStep]

/** A volunteer's profile in four steps: Next never blocks, the last step validates everything (spec F4). */
export function SetupWizard({ userId, profile, onStepChange, ...props }: SetupWizardProps) {
  const { setup: texts } = useTexts(volunteerProfileCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const draftName = `volunteer-setup:${userId}`
  const [stored] = useState(() => toStoredFields(profile))
  const [initial] = useState(() => toFormValues(null, stored))
  const resolver = useMemo(() => rulesOf(texts, stored), [texts, stored])
  const { form, found, isDraftSaved, ...draft } = useDraftForm<SetupValues, unknown>({
    draftName,
    resolver,
    fill: (draftValues) => toFormValues(draftValues, initial),
    initial,
    fieldOf: fieldOfPath,
    pick: (values) => pickChanged(draftFields, initial, values),
  })
  const { errors, isDirty } = form.formState
  const [attempt, setAttempt] = useState(0)
  const save = useSaveProfile()
  const index = props.isLeaving ? last : Math.min((props.step ?? 1) - 1, last)
  // A draft doesn't record whether its last step was visited.
  const [visited, setVisited] = useState(profile ? steps.length : found ? last : 0)
  if (index > visited) setVisited(index)
  const Step = shownSteps[index] ?? AboutStep

  /** Opens the first step with an error and focuses the field. */
  function showErrors(names: readonly string[]) {
    const at = stepOfFields(names)
    if (at >= 0 && at !== index) onStepChange(at + 1)
    setAttempt((count) => count + 1)
  }
  const send = form.handleSubmit(
    async () => {
      const { newProject: _open, ...values } = form.getValues()
      const change = pickChanged(setupFields, stored, values) ?? {}
      // Not in the mutation's callbacks: when the profile exists, an editing wizard replaces this one.
      try {
        await save.mutateAsync(profile ? { change } : { create: values })
        draft.forget()
        toast(profile ? texts.updated : texts.saved)
        props.onSaved()
      } catch (error) {
        const refused = draft.showRefused(error)
        if (refused.length > 0) showErrors(refused)
        toastFailure(error, texts.failed, errorsTexts.unreachable)
      }
    },
    (found) => showErrors(Object.keys(found)),
  )
  function startOver() {
    draft.discard()
    onStepChange(1)
  }

  return (
    <FormProvider {...form}>
      <Wizard
        steps={labelSteps(steps, texts.steps)}
        index={index}
        reached={Math.max(visited, index)}
        marks={listBranchMarks({
          errors,
          reached: Math.max(visited, index),
          unmet: listUnmet(form.getValues()),
        })}
        onStepChange={(chosen) => onStepChange(chosen + 1)}
        onNext={() => onStepChange(index + 2)}
        onSubmit={() => void send()}
        submitLabel={profile ? texts.update : texts.create}
        submittingLabel={texts.saving}
        isPending={save.isPending || props.isLeaving}
        errors={listErrors(errors, index, texts.fields)}
        attempt={attempt}
        isDraftSaved={isDirty ? isDraftSaved : null}
        notice={found && <DraftNotice savedAt={found.savedAt} onStartOver={startOver} texts={texts.draft} />}
      >
        <Step profile={profile} />
      </Wizard>
      <LeaveGuard
        isDirty={() => pickChanged(draftFields, initial, form.getValues()) !== null && !save.isSuccess}
        text={isDraftSaved ? texts.leave : texts.leaveUnsaved}
      />
    </FormProvider>
  )
}
