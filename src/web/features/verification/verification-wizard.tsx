import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { IdentifierKind } from '#domain/verification/identifiers.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { labelSteps } from '#web/lib/forms/form-steps.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Wizard } from '#web/ui/actions/wizard.tsx'
import { lastStep, listErrors, listMissing, stepOf } from './form-steps.ts'
import { NameSuggestion } from './name-suggestion.tsx'
import { PersonStep } from './person-step.tsx'
import { DetailFields } from './detail-fields.tsx'
import { BasicsFields, ContactFields, useFieldTexts } from './step-fields.tsx'
import { useVerificationDraft, type Verified } from './use-verification-form.ts'
import { verificationCatalog } from './texts/verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { FormSources } from './values.ts'

export type VerificationWizardProps = {
  sources: FormSources
  /** The step in the URL, from 1. */
  step: number | undefined
  /** `replace` if the reader didn't choose it: the step in the URL can't be opened yet. */
  onStepChange: (step: number, options?: { replace: boolean }) => void
  onSent: (answer: Verified) => void
}

/** Longer than any request takes; the response replaces this toast. */
const progressDuration = 600_000

/** Says that the form is being checked, and what of it. */
function useProgressText(kind: IdentifierKind) {
  const { title, description, descriptionElsewhere } = useTexts(verificationCatalog).progress
  return {
    title,
    description: kind === 'ein' ? description : descriptionElsewhere,
    variant: 'progress',
    duration: progressDuration,
  } as const
}

/** An organization's verification in four steps; Next is blocked until the step is valid (spec F4, F5). */
export function VerificationWizard({ sources, step = 1, onStepChange, onSent }: VerificationWizardProps) {
  const texts = useTexts(verificationCatalog)
  const acting = useActingOrganization()
  const [attempt, setAttempt] = useState(0)
  const [dismissedName, setDismissedName] = useState<string | null>(null)
  const [opened, setOpened] = useState(step - 1)
  const open = (chosen: number) => {
    setOpened((before) => Math.max(before, chosen))
    onStepChange(chosen + 1)
  }
  const progress = useProgressText(sources.kind)
  const edit = useVerificationDraft({
    draftName: `organization-verification:${sources.user.id}:${sources.profile?.id ?? acting?.id ?? 'new'}`,
    sources,
    showErrors: (at) => {
      if (at >= 0 && at !== index) open(at)
      setAttempt((count) => count + 1)
    },
    onSend: () => toast(progress),
    onSent,
    onFailed: (error) => {
      const { title: failed, text, unreachable } = texts.failed
      toastFailure(error, failed, isApiError(error) && error.status > 0 ? text : unreachable)
    },
  })
  const { steps } = edit
  const { errors } = edit.form.formState
  const fields = useFieldTexts()
  const { checks, request } = sources.status
  const listedEin = checks?.matchedName ? (request?.ein ?? null) : null
  const [first] = edit.unmet.map((path) => stepOf(steps, path)).toSorted((a, b) => a - b)
  const firstUnmet = first ?? lastStep
  const index = Math.min(step - 1, firstUnmet, lastStep)
  const follow = useEffectEvent(() => onStepChange(index + 1, { replace: true }))
  useEffect(() => {
    if (step !== index + 1) follow()
  }, [step, index])
  const suggestion = <NameSuggestion dismissed={dismissedName} onDismiss={setDismissedName} />
  return (
    <FormProvider {...edit.form}>
      <Wizard
        steps={labelSteps(steps, texts.steps)}
        index={index}
        reached={Math.min(Math.max(opened, index), firstUnmet)}
        onStepChange={open}
        onNext={() => open(index + 1)}
        onSubmit={() => void edit.send()}
        submitLabel={texts.submit}
        submittingLabel={texts.submitting}
        isPending={edit.isPending}
        // Until a submit was rejected, errors show only at their fields.
        errors={attempt > 0 ? listErrors(errors, steps[index]) : []}
        attempt={attempt}
        missing={listMissing(fields, edit.unmet, steps[index])}
        isDraftSaved={edit.changed.length > 0 ? edit.isDraftSaved : null}
        notice={
          edit.found && (
            <DraftNotice
              savedAt={edit.found.savedAt}
              texts={texts.draft}
              onStartOver={() => {
                edit.discard()
                open(0)
              }}
            />
          )
        }
      >
        {index === 0 && <BasicsFields listedEin={listedEin}>{suggestion}</BasicsFields>}
        {index === 1 && <ContactFields />}
        {index === 2 && <DetailFields suggested={edit.suggested} />}
        {index === lastStep && <PersonStep />}
        {index === lastStep && suggestion}
      </Wizard>
      <LeaveGuard isDirty={edit.isDirty} text={edit.isDraftSaved ? texts.leave : texts.leaveUnsaved} />
    </FormProvider>
  )
}
