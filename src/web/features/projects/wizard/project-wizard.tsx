import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { NewProject } from '#contract/projects/form.ts'
import type { Project } from '#contract/projects/projects.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { removeDraft } from '#web/lib/drafts/drafts.ts'
import { removeSentDraft } from '#web/lib/drafts/sent-drafts.ts'
import { labelSteps } from '#web/lib/forms/form-steps.ts'
import { useMedia } from '#web/lib/browser/media.ts'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { Wizard } from '#web/ui/actions/wizard.tsx'
import { AllowedContext, useAllowed } from './safeguards/allowed-sentences.ts'
import { useCreateProject } from './saving/create-project.ts'
import { LikelyForForm } from './review/likely.tsx'
import { ProjectPreview, type OrganizationMark } from './review/preview.tsx'
import { usePlaceholderQuestion } from './templates/placeholder-question.tsx'
import { ReadinessCheck } from './review/readiness-check.tsx'
import { StepFields } from './steps/step-fields.tsx'
import { TemplateChoice } from './templates/template-choice.tsx'
import { unfinishedCatalog, type UnfinishedTexts } from '#web/features/projects/texts/unfinished-texts.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { wizardStepsCatalog } from '#web/features/projects/texts/wizard-steps-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { SyncState } from './saving/form-sync.ts'
import type { OpenedForm } from './saving/opened-form.ts'
import { projectDraftOf } from './saving/opened-form.ts'
import { useFormSync } from './saving/use-form-sync.ts'
import { WizardNotices } from './wizard-notices.tsx'
import {
  countFinished,
  listRefused,
  projectForm,
  toFormValues,
  resolverAt,
  standards,
  steps,
} from './wizard-form.ts'

export type ProjectWizardProps = {
  userId: string
  /** `isNamed` false: step 1 asks for its name (decision A20). */
  organization: { id: string; name: string; isNamed: boolean; timeZone: string }
  /** The organization's logo and verified mark; undefined while unknown. */
  mark: OrganizationMark | undefined
  /** The causes of its profile; none while unknown. */
  ownCauses: readonly string[]
  /** The step in the URL, from 1; without one the furthest step of the draft opens. */
  step: number | undefined
  /** Opens a step, in place of the one in the URL or (by default) after it in the browser's history. */
  onStepChange: (step: number, replace?: boolean) => void
  /** How the draft on this device was prepared. */
  opened: OpenedForm
  onCreated: (project: Project) => void
}

const last = steps.length - 1

/**
 * Creates a project in four steps: Next stays on a step with errors, the last step posts (spec F2, /create-project;
 * decision A26).
 */
export function ProjectWizard(props: ProjectWizardProps) {
  const wizardTexts = useTexts(wizardCatalog)
  const stepsTexts = useTexts(wizardStepsCatalog)
  const unfinishedTexts = useTexts(unfinishedCatalog)
  const { organization, onStepChange } = props
  const draftName = projectDraftOf(props.userId)
  const readinessName = `${draftName}:readiness`
  const asksName = !organization.isNamed
  const now = useNow()
  const [isRefused, setRefused] = useState(false)
  const allowed = useAllowed({ organizationId: organization.id }, isRefused)
  const resolver = useMemo(() => resolverAt(now, allowed.load), [now, allowed])
  const blank = { ...standards, timeZone: organization.timeZone }
  const { form, found, isDraftSaved, ...draft } = useDraftForm({
    draftName,
    resolver,
    fill: (stored) => toFormValues(stored, asksName, blank),
    initial: toFormValues(null, asksName, blank),
    fieldOf: projectForm.fieldOfPath,
  })
  const placeholders = usePlaceholderQuestion(form)
  const [attempt, setAttempt] = useState(0)
  const sync = useFormSync(form, { draftName, copied: props.opened.copied })
  const create = useCreateProject({
    hold: sync.hold,
    onPosted: () => {
      removeSentDraft(draftName)
      removeDraft(readinessName)
    },
  })

  useWatch({ control: form.control })
  if (!isRefused && listRefused(form.getValues()).length > 0) setRefused(true)
  const reached = Math.min(
    countFinished(form.getValues(), allowed.isKnown ? allowed.isAllowed : () => true),
    last,
  )
  const [resumedAt] = useState(reached)
  const asked = Math.min(props.step === undefined ? resumedAt : props.step - 1, reached)
  // Once it is posted, the last step stays until the next screen's code is there.
  const index = create.isSuccess ? last : asked
  const { isDirty, errors } = form.formState

  // The URL names a step that can't be opened yet: finishing this one must not skip the next.
  const isAhead = props.step !== undefined && props.step - 1 > reached
  const nameShownStep = useEffectEvent(() => onStepChange(index + 1, true))
  useEffect(() => {
    if (isAhead) nameShownStep()
  }, [isAhead])

  /** Shows the errors and opens the first step with one. */
  function showErrors(names: readonly string[]) {
    const at = projectForm.stepOfFields(names)
    if (at >= 0 && at !== index) onStepChange(at + 1)
    setAttempt((count) => count + 1)
  }
  async function goNext() {
    if (await form.trigger(projectForm.fieldsOf(index))) onStepChange(index + 2)
    else setAttempt((count) => count + 1)
  }
  function send(project: NewProject) {
    create.mutate(project, {
      onSuccess: (created) => props.onCreated(created),
      onError: (error) => {
        void sync.release()
        const refused = draft.showRefused(error)
        if (refused.length > 0) showErrors(refused)
      },
    })
  }
  const post = form.handleSubmit(
    (project) => placeholders.ask(() => send(project)),
    (found) => showErrors(Object.keys(found)),
  )
  function startOver() {
    draft.discard()
    void sync.startOver()
    removeDraft(readinessName)
    onStepChange(1)
  }

  // On narrow screens it comes last, before the button that posts.
  const isNarrow = useMedia('(width < 64rem)')
  const preview = <ProjectPreview organizationName={organization.name} mark={props.mark} />

  return (
    <AllowedContext value={allowed}>
      <FormProvider {...form}>
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Wizard
            steps={labelSteps(steps, stepsTexts)}
            index={index}
            reached={reached}
            onStepChange={(chosen) => onStepChange(chosen + 1)}
            onNext={() => void goNext()}
            onSubmit={() => void post()}
            submitLabel={wizardTexts.submit}
            submittingLabel={wizardTexts.submitting}
            isPending={create.isPending || create.isSuccess}
            errors={projectForm.listErrors(errors, index, wizardTexts.fields)}
            attempt={attempt}
            isDraftSaved={isDirty ? isDraftSaved : null}
            savedText={describeSync(unfinishedTexts, sync.state)}
            notice={
              <WizardNotices
                sync={sync.state}
                isMissing={props.opened.isMissing}
                offered={props.opened.offered}
                restored={
                  found && (
                    <DraftNotice savedAt={found.savedAt} onStartOver={startOver} texts={wizardTexts.draft} />
                  )
                }
              />
            }
          >
            {index === 0 && <TemplateChoice />}
            <StepFields
              index={index}
              asksName={asksName}
              ownCauses={props.ownCauses}
              detectedLanguage={null}
            />
            {index === last && <ReadinessCheck draftName={readinessName} />}
            {index === last && isNarrow && <div className="grid min-w-0 grid-cols-1">{preview}</div>}
          </Wizard>
          <div className="lg:short:static grid grid-cols-1 gap-6 lg:sticky lg:top-24">
            <LikelyForForm />
            {!isNarrow && <div className="max-lg:hidden">{preview}</div>}
          </div>
        </div>
        {placeholders.dialog}
        <LeaveGuard
          isDirty={() => form.formState.isDirty && !create.isSuccess}
          text={wizardTexts.leave.text}
        />
      </FormProvider>
    </AllowedContext>
  )
}

/** Where the draft is saved; by default on this device. */
function describeSync(texts: UnfinishedTexts, { isOnServer, problem }: SyncState): string | undefined {
  if (problem !== null) return texts.onDevice({ problem })
  return isOnServer ? texts.onServer : undefined
}
