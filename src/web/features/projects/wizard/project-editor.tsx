import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { Project } from '#contract/projects/projects.ts'
import { isApiError, isUnverifiedError } from '#web/lib/calls/api-error.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { loadDraft, storeForm } from '#web/lib/drafts/drafts.ts'
import { useFocusOnChange } from '#web/lib/focus/focus-on-change.ts'
import { labelSteps } from '#web/lib/forms/form-steps.ts'
import { toDetectedLanguage } from '#web/lib/language/language-choice.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { showNoticeAgain } from '#web/lib/session/verify-notice.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { focusLeftOver } from '#web/ui/forms/tags.ts'
import { Stepper } from '#web/ui/actions/stepper.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { AllowedContext, useAllowed } from './safeguards/allowed-sentences.ts'
import { describeAsked, listChanged, listScopeFields, toProjectChanges, valuesOf } from './edit-form.ts'
import { LikelyForForm } from './review/likely.tsx'
import { usePlaceholderQuestion } from './templates/placeholder-question.tsx'
import { OutdatedNotice } from './saving/outdated-notice.tsx'
import { ProjectPreview } from './review/preview.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import { useSaveProject } from './saving/save-project.ts'
import { StepFields } from './steps/step-fields.tsx'
import { listOverlaps, loadReplaced, toDraft } from './saving/theirs.ts'
import { TheirsNotice } from './saving/theirs-notice.tsx'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { wizardStepsCatalog } from '#web/features/projects/texts/wizard-steps-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import {
  listMissing,
  listRefused,
  projectForm,
  toFormValues,
  resolverAt,
  steps,
  type WizardField,
} from './wizard-form.ts'

export type ProjectEditorProps = {
  userId: string
  project: Project
  /** The step in the URL, from 1. */
  step: number | undefined
  onStepChange: (step: number) => void
  onSaved: (project: Project) => void
  /** Reloads the project and starts again from it; unsaved changes are kept on top. */
  onReload: () => void
}

const { fieldsOf, fieldOfPath, stepOfFields, listErrors } = projectForm
const last = steps.length - 1
const every = steps.flatMap((_, index) => fieldsOf(index))

/** The wizard's steps for an existing project: any step can be opened, and only changes are sent. */
export function ProjectEditor({ userId, project, onStepChange, ...props }: ProjectEditorProps) {
  const manageTexts = useTexts(manageCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const formsTexts = useTexts(formsCatalog)
  const { fields, toasts } = useTexts(wizardCatalog)
  const language = useLanguage()
  const shownSteps = labelSteps(steps, useTexts(wizardStepsCatalog))
  const draftName = `project-edit:${userId}:${project.id}`
  const [initial] = useState(() => valuesOf(project))
  const now = useNow()
  const [isRefused, setRefused] = useState(false)
  const { organizationId, id: projectId, visibility } = project
  const allowed = useAllowed({ organizationId, projectId, isPosted: visibility !== 'draft' }, isRefused)
  const resolver = useMemo(() => resolverAt(now, allowed.load), [now, allowed])
  const [replaced, setReplaced] = useState(() => loadReplaced(loadDraft(draftName)?.values))
  const { form, found, isDraftSaved, ...draft } = useDraftForm({
    draftName,
    resolver,
    fill: (stored) => toFormValues(stored, false, initial),
    initial,
    fieldOf: fieldOfPath,
    // Stores only what differs from the saved project, and what that replaces.
    pick: (values) => toDraft(initial, values, replaced),
  })
  const placeholders = usePlaceholderQuestion(form)
  const [attempt, setAttempt] = useState(0)
  const [isOutdated, setOutdated] = useState(false)
  const save = useSaveProject(project)
  // Once it is saved, the form stays until the next screen's code is there.
  const isSending = save.isPending || save.isSuccess
  // A second press before the checks end must not continue as well.
  const isChecking = useRef(false)
  // Recomputed on every change.
  useWatch({ control: form.control })
  const changed = listChanged(initial, form.getValues())
  if (!isRefused && listRefused(form.getValues()).length > 0) setRefused(true)
  const asks = describeAsked(manageTexts.edit, language, {
    fields: listScopeFields(initial, form.getValues()),
    volunteers: project.acceptedVolunteers ?? 0,
  })
  const index = Math.min((props.step ?? 1) - 1, last)
  const shownErrors = listErrors(form.formState.errors, index, fields)
  const [moves, setMoves] = useState(0)
  // The discard button is gone afterwards.
  const heading = useFocusOnChange(`${index} ${moves}`)

  /** Opens the first step with an error and focuses the field. */
  function showErrors(names: readonly string[]) {
    const isHere = fieldsOf(index).some((name) => names.includes(name))
    const at = stepOfFields(names)
    if (!isHere && at >= 0) onStepChange(at + 1)
    setAttempt((count) => count + 1)
  }
  /** What a save checks: a published project is also asked for what is missing, a draft can wait. */
  function listChecked(): WizardField[] {
    const missing: readonly WizardField[] = listMissing(form.getValues())
    if (project.visibility !== 'draft') return [...new Set([...changed, ...missing])]
    return changed.filter((name) => !missing.includes(name))
  }
  /** Validates some fields and shows their errors. */
  async function check(names: readonly WizardField[]) {
    if (names.length === 0 || (await form.trigger(names))) return true
    showErrors(names.filter((name) => form.getFieldState(name).error))
    return false
  }
  async function send(publishes: boolean) {
    if (isSending || isChecking.current || (changed.length === 0 && !publishes)) return
    isChecking.current = true
    const checking = check(publishes ? every : listChecked())
    const isValid = await checking.finally(() => (isChecking.current = false))
    if (!isValid) return
    try {
      const saved = await save.mutateAsync({
        changes: toProjectChanges(initial, form.getValues()),
        publishes,
      })
      draft.forget()
      const { published, draftSaved, asked, saved: changesSaved } = manageTexts.edit
      if (saved.visibility === 'held' && (publishes || asks === '')) toast(toasts.held)
      else if (publishes) toast(published)
      else if (saved.visibility === 'draft') toast(draftSaved)
      else toast(asks === '' ? changesSaved : asked)
      props.onSaved(saved)
    } catch (error) {
      explainRefusal(error)
    }
  }
  function explainRefusal(error: unknown) {
    const refused = draft.showRefused(error)
    if (refused.length > 0) showErrors(refused)
    if (isUnverifiedError(error)) showNoticeAgain()
    const { failed } = manageTexts.edit
    if (isApiError(error) && error.body?.code === 'project_changed') setOutdated(true)
    else toastFailure(error, failed, errorsTexts.unreachable)
  }
  async function goNext() {
    const checked = listChecked()
    if (await check(fieldsOf(index).filter((name) => checked.some((each) => each === name))))
      onStepChange(index + 2)
  }
  function discard() {
    draft.discard()
    setReplaced({})
    setMoves((count) => count + 1)
  }

  function takeTheirs(names: readonly string[]) {
    form.setValues(Object.fromEntries(Object.entries(initial).filter(([name]) => names.includes(name))), {
      shouldDirty: true,
    })
    storeForm(draftName, toDraft(initial, form.getValues(), replaced))
    // The notice is gone after the last one.
    if (listOverlaps(initial, form.getValues(), replaced).length === 0) setMoves((count) => count + 1)
  }

  return (
    <AllowedContext value={allowed}>
      <FormProvider {...form}>
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <form
            noValidate
            // Keeps the focused element above the bar.
            className="grid min-w-0 gap-6 **:scroll-mb-48"
            onSubmit={(event) => {
              event.preventDefault()
              if (!focusLeftOver(event.currentTarget)) void send(false)
            }}
          >
            {found && (
              <DraftNotice savedAt={found.savedAt} onStartOver={discard} texts={manageTexts.edit.draft} />
            )}
            <TheirsNotice
              fields={listOverlaps(initial, form.getValues(), replaced)}
              theirs={initial}
              onUse={takeTheirs}
            />
            <Stepper
              steps={shownSteps}
              current={index}
              reached={steps.length}
              onStepSelect={(chosen) => onStepChange(chosen + 1)}
            />
            <Card padding="lg" className="grid gap-7">
              <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {shownSteps[index]?.label}
              </h2>
              {isOutdated && <OutdatedNotice onReload={props.onReload} />}
              <ErrorSummary errors={shownErrors} attempt={attempt} />
              <StepFields index={index} asksName={false} detectedLanguage={toDetectedLanguage(project)} />
              <div className="border-line flex flex-wrap justify-between gap-3 border-t pt-6">
                <Button variant="secondary" disabled={index === 0} onClick={() => onStepChange(index)}>
                  <ArrowLeft aria-hidden />
                  {formsTexts.wizard.previous}
                </Button>
                {index < last && (
                  <Button variant="secondary" onClick={() => void goNext()}>
                    {formsTexts.wizard.next}
                    <ArrowRight aria-hidden />
                  </Button>
                )}
              </div>
            </Card>
            <SaveBar
              isDraft={project.visibility === 'draft'}
              changed={changed.length}
              isDraftSaved={isDraftSaved}
              asks={asks}
              pending={isSending ? (save.variables?.publishes ? 'publish' : 'save') : null}
              onDiscard={discard}
              onPublish={() => placeholders.ask(() => void send(true))}
            />
          </form>
          <div className="lg:short:static grid grid-cols-1 gap-6 max-lg:hidden lg:sticky lg:top-24">
            <LikelyForForm />
            <ProjectPreview organizationName={project.organizationName} stored={project} />
          </div>
        </div>
        {placeholders.dialog}
        <LeaveGuard
          isDirty={() => listChanged(initial, form.getValues()).length > 0 && !save.isSuccess}
          text={isDraftSaved ? manageTexts.edit.leaveText : manageTexts.edit.leaveTextUnsaved}
        />
      </FormProvider>
    </AllowedContext>
  )
}
