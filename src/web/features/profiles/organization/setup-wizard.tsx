import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { labelSteps, listInvalidFields } from '#web/lib/forms/form-steps.ts'
import { toDetectedLanguage } from '#web/lib/language/language-choice.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Wizard } from '#web/ui/actions/wizard.tsx'
import { MarkNotice } from './fields.tsx'
import { SetupReview } from './setup-review.tsx'
import { BasicsStep, CausesStep, DetailsStep, setupRules, setupSteps } from './setup-steps.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useProfileForm } from './use-profile-form.ts'

export type SetupWizardProps = {
  userId: string
  profile: OrganizationProfile | null
  /** The step in the URL, from 1. */
  step: number | undefined
  onStepChange: (step: number) => void
  onSaved: () => void
}

const { steps } = setupSteps
const last = steps.length - 1
const fields = setupRules.keyof().options

/** An organization's profile in four steps; errors show at the end, not on Next (spec F4). */
export function OrganizationSetupWizard({ userId, profile, step = 1, ...props }: SetupWizardProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { fields: labels, setup, draft, leave, leaveUnsaved } = useTexts(organizationProfileCatalog)
  // Once it is saved, the last step stays until the next screen's code is there.
  const [isLeaving, setLeaving] = useState(false)
  const index = isLeaving ? last : Math.min(step - 1, last)
  const [reached, setReached] = useState(profile ? last : index)
  const [attempt, setAttempt] = useState(0)
  const open = (chosen: number) => {
    setReached(Math.max(reached, chosen))
    props.onStepChange(chosen + 1)
  }
  const edit = useProfileForm({
    draftName: `organization-setup:${userId}:${profile?.id ?? 'new'}`,
    profile,
    rules: setupRules,
    fields,
    showErrors: (names) => {
      const at = setupSteps.stepOfFields(names)
      if (at >= 0 && at !== index) open(at)
      setAttempt((count) => count + 1)
    },
    onSaved: () => {
      setLeaving(true)
      toast(profile ? setup.updated : setup.saved)
      props.onSaved()
    },
    onFailed: (error) => toastFailure(error, setup.failed, errorsTexts.unreachable),
  })
  const { errors } = edit.form.formState
  return (
    <FormProvider {...edit.form}>
      <Wizard
        steps={labelSteps(steps, setup.steps)}
        index={index}
        reached={Math.max(reached, index)}
        marks={setupSteps.listBranchMarks({
          errors,
          reached: Math.max(reached, index),
          unmet: listInvalidFields(setupRules, edit.form.getValues()),
        })}
        onStepChange={open}
        onNext={() => open(index + 1)}
        onSubmit={() => void edit.send()}
        submitLabel={profile ? setup.update : setup.create}
        submittingLabel={setup.pending}
        isPending={edit.isPending || isLeaving}
        errors={setupSteps.listErrors(errors, index, labels)}
        attempt={attempt}
        isDraftSaved={edit.changed.length > 0 ? edit.isDraftSaved : null}
        notice={
          edit.found && (
            <DraftNotice
              savedAt={edit.found.savedAt}
              texts={draft}
              onStartOver={() => {
                edit.discard()
                open(0)
              }}
            />
          )
        }
      >
        {edit.losesMark && <MarkNotice />}
        {index === 0 && <BasicsStep detectedLanguage={profile && toDetectedLanguage(profile)} />}
        {index === 1 && <DetailsStep />}
        {index === 2 && <CausesStep />}
        {index === last && <SetupReview onStepChange={open} />}
      </Wizard>
      <LeaveGuard isDirty={edit.isDirty} text={edit.isDraftSaved ? leave : leaveUnsaved} />
    </FormProvider>
  )
}
