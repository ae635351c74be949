import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { Project } from '#contract/projects.ts'
import { dayInZone } from '#domain/time.ts'
import { issuesOf } from '#web/lib/api-error.ts'
import { useNow } from '#web/lib/clock.ts'
import { readDraft, removeDraft } from '#web/lib/drafts.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { useCreateProject } from './create-project.ts'
import { DraftNotice } from './draft-notice.tsx'
import { ProjectPreview } from './preview.tsx'
import { StepFields, useFocusOnChange } from './step-fields.tsx'
import { useAutosave } from './use-autosave.ts'
import {
  countFinished,
  fieldOfPath,
  fieldsOf,
  listStepErrors,
  readValues,
  rulesOn,
  stepOfFields,
  steps,
  type WizardForm,
} from './wizard-form.ts'

export type ProjectWizardProps = {
  userId: string
  /** `isNamed` false: it has yet to be named, in step 1 (A20). */
  organization: { name: string; isNamed: boolean }
  /** The step in the address, from 1; none opens the furthest one of a draft. */
  step: number | undefined
  onStepChange: (step: number) => void
  onCreated: (project: Project) => void
}

const last = steps.length - 1

/** A project in four steps: Next stays where something is wrong, the last step posts (features /create-project, A26). */
export function ProjectWizard(props: ProjectWizardProps) {
  const { organization, onStepChange } = props
  const { wizard } = messages
  const draftName = `project:${props.userId}`
  const asksName = !organization.isNamed
  const [found, setFound] = useState(() => readDraft(draftName))
  const today = dayInZone(new Date(useNow()), 'UTC')
  const resolver = useMemo(() => zodResolver(rulesOn(today)), [today])
  const form: WizardForm = useForm({
    resolver,
    defaultValues: readValues(found?.values, asksName),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [attempt, setAttempt] = useState(0)
  const create = useCreateProject()
  const isSaved = useAutosave(form, draftName)

  const reached = Math.min(countFinished(useWatch({ control: form.control })), last)
  const [resumedAt] = useState(reached)
  const index = Math.min(props.step === undefined ? resumedAt : props.step - 1, reached)
  const { isDirty, errors } = form.formState
  const shownErrors = listStepErrors(errors, index)
  const heading = useFocusOnChange(String(index))

  /** Marks what is wrong and opens the first step with it. */
  function showErrors(names: readonly string[]) {
    const at = stepOfFields(names)
    if (at >= 0 && at !== index) onStepChange(at + 1)
    setAttempt((count) => count + 1)
  }
  async function goOn() {
    if (await form.trigger(fieldsOf(index))) onStepChange(index + 2)
    else setAttempt((count) => count + 1)
  }
  const post = form.handleSubmit(
    (project) =>
      create.mutate(project, {
        onSuccess: (created) => {
          removeDraft(draftName)
          props.onCreated(created)
        },
        onError: (error) => {
          const refused = issuesOf(error).flatMap(({ path, message }) => {
            const name = fieldOfPath(path)
            if (name) form.setError(name, { message })
            return name ?? []
          })
          if (refused.length > 0) showErrors(refused)
        },
      }),
    (found) => showErrors(Object.keys(found)),
  )
  function startOver() {
    removeDraft(draftName)
    setFound(null)
    form.reset(readValues(null, asksName))
    onStepChange(1)
  }

  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {found && <DraftNotice savedAt={found.savedAt} onStartOver={startOver} texts={wizard.draft} />}
          <Stepper
            steps={steps.map((id) => ({ id, label: wizard.steps[id] }))}
            current={index}
            reached={reached}
            onStepSelect={(chosen) => onStepChange(chosen + 1)}
          />
          <Card padding="lg">
            <form
              noValidate
              className="grid gap-7"
              onSubmit={(event) => {
                event.preventDefault()
                if (create.isPending) return
                void (index === last ? post() : goOn())
              }}
            >
              <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {wizard.steps[steps[index] ?? 'basics']}
              </h2>
              <ErrorSummary errors={shownErrors} attempt={attempt} />
              <StepFields index={index} asksName={asksName} today={today} />
              <div className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-6">
                <Button variant="secondary" disabled={index === 0} onClick={() => onStepChange(index)}>
                  <ArrowLeft aria-hidden />
                  {wizard.previous}
                </Button>
                <p role="status" className="text-muted text-sm max-sm:order-last max-sm:w-full">
                  {isDirty && (isSaved ? wizard.draft.saved : wizard.draft.notSaved)}
                </p>
                {index === last ? (
                  <Button key="post" type="submit" loading={create.isPending} loadingText={wizard.submitting}>
                    {wizard.submit}
                  </Button>
                ) : (
                  <Button key="next" type="submit">
                    {wizard.next}
                    <ArrowRight aria-hidden />
                  </Button>
                )}
              </div>
            </form>
          </Card>
        </div>
        <div className={joinClasses('lg:sticky lg:top-24', index !== last && 'max-lg:hidden')}>
          <ProjectPreview organizationName={organization.name} />
        </div>
      </div>
      <LeaveGuard isDirty={() => form.formState.isDirty && !create.isSuccess} text={wizard.leave.text} />
    </FormProvider>
  )
}
