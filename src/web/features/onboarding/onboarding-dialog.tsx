import { useBlocker } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { onboarding, type Onboarding } from '#contract/onboarding/onboarding.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { focusLeftOver } from '#web/ui/forms/tags.ts'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Stepper } from '#web/ui/actions/stepper.tsx'
import { saveOnboardingDraft, loadVisitorDraft, loadLaterDraft, stepNames } from './answers.ts'
import { useOnboarding } from './api.ts'
import { BackgroundStep, CausesStep, SkillsStep, UserTypeStep } from './onboarding-steps.tsx'
import { onboardingCatalog } from './texts/onboarding-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { idOf } from './onboarding-form.ts'

export type OnboardingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with a visitor's complete answers; the visitor continues to sign-up (decision A21). */
  onSavedForLater: (answers: Onboarding) => void
  /** Called when the answers of someone signed in are saved, even if their screen no longer shows the dialog. */
  onSaved?: (userType: UserType) => void
}

const last = stepNames.length - 1

/**
 * Four questions for a new member (spec F2.5): sent immediately if signed in, otherwise stored until there is an
 * account.
 */
export function OnboardingDialog({ open, onOpenChange, ...props }: OnboardingDialogProps) {
  const texts = useTexts(onboardingCatalog)
  // Whose answers they are, even if their session ends while the dialog is open.
  const [userId] = useState(use(CurrentUserContext))
  const [saved] = useState(() => (userId === null ? loadVisitorDraft() : loadLaterDraft(userId)))
  const [index, setIndex] = useState(saved.step)
  const { form, errors, attempt, submit, sending } = useMutationForm(
    useOnboarding(props.onSaved),
    (answers) => answers,
    {
      schema: onboarding,
      defaultValues: saved.answers,
      fieldOf: (path) => parseChoice(['experience', 'availability', 'goals'], path),
      onSent: () => onOpenChange(false),
    },
  )
  const [skills, causes] = useWatch({ control: form.control, name: ['skills', 'preferredCauses'] })
  const isBlocked = (index === 1 && skills.length === 0) || (index === 2 && causes.length === 0)

  // It has no address of its own, but Back closes it all the same, as people expect of what fills a phone. On the first page of a
  // visit the browser leaves instead; the answers are kept.
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isClosing = open && action === 'BACK'
      if (isClosing) onOpenChange(false)
      return isClosing
    },
    enableBeforeUnload: false,
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveOnboardingDraft(userId, { answers: values, step: index }),
      }),
    [form, index, userId],
  )

  /** Opens a step from the form of another, unless something typed there could not be added and would be lost. */
  function show(step: number, from: HTMLFormElement | null) {
    if (focusLeftOver(from)) return
    setIndex(step)
    saveOnboardingDraft(userId, { answers: form.getValues(), step })
  }
  const complete = () => (userId !== null ? submit() : void form.handleSubmit(props.onSavedForLater)())
  const steps = [UserTypeStep, SkillsStep, CausesStep, BackgroundStep]
  const Step = steps[index] ?? UserTypeStep
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description}
      above={
        <Stepper
          compact
          steps={stepNames.map((id) => ({ id, label: texts.steps[id] }))}
          current={index}
          reached={index}
        />
      }
      modalOnly
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.isPending || isBlocked) return
        if (index === last) complete()
        else show(index + 1, event.currentTarget)
      }}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={index === 0}
            onClick={(event) => show(index - 1, event.currentTarget.form)}
            className="me-auto"
          >
            <ArrowLeft aria-hidden />
            {texts.previous}
          </Button>
          {index === last ? (
            <Button key="complete" type="submit" loading={sending.isPending} loadingText={texts.pending}>
              {texts.complete}
            </Button>
          ) : (
            <Button key="next" type="submit" disabled={isBlocked}>
              {texts.next}
              <ArrowRight aria-hidden />
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {index === last && <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />}
        <FormProvider {...form}>
          <Step form={form} />
        </FormProvider>
      </div>
    </Dialog>
  )
}
