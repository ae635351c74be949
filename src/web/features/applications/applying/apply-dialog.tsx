import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { Project } from '#contract/projects/projects.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { issuesOf, isUnverifiedError } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useReminderText } from '#web/lib/format/reminder-text.ts'
import { describeTypicalTime } from '#contract/i18n/responses.ts'
import { toastUntilTyped } from '#web/lib/forms/required-toast.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { showNoticeAgain } from '#web/lib/session/verify-notice.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { refreshProject, useApply } from '#web/features/applications/api.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import {
  emptyCoverLetter,
  saveCoverLetter,
  loadCoverLetter,
  type CoverLetterDraft,
} from './cover-letter-draft.ts'
import { EmployeeCheck } from './employee-check.tsx'
import { MessageAdvice } from './message-advice.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useWorkloadNotice } from './workload-notice.tsx'
import { buildCoverLetterSchema, ScreeningFields, buildBody } from './screening-fields.tsx'

export type ApplyDialogProps = {
  project: Pick<
    Project,
    | 'id'
    | 'title'
    | 'organizationName'
    | 'organizationResponse'
    | 'organizationWebsite'
    | 'screeningQuestions'
  >
  volunteerId: string
  email: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onApplied: () => void
  onClosed: (event: Event) => void
}

/** The form to apply with a cover letter (decision A26). What is typed is stored until it is sent. */
export function ApplyDialog({
  project,
  volunteerId,
  email,
  open,
  onOpenChange,
  onApplied,
  onClosed,
}: ApplyDialogProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const uiTexts = useTexts(uiCatalog)
  const responses = useTexts(responsesCatalog)
  const { dialog, required, failed, submitted } = applicationsTexts
  const reminders = useReminderText(useTexts(projectPageCatalog).reminders)
  const queryClient = useQueryClient()
  const { id: projectId, screeningQuestions: questions, organizationName: organization } = project
  const apply = useApply(() => {
    saveCoverLetter({ volunteerId, projectId }, emptyCoverLetter)
    toast({ title: submitted.title, description: submitted.text })
  })
  const workload = useWorkloadNotice(projectId)
  const time = describeTypicalTime(responses, project.organizationResponse)
  const { form, submit } = useMutationForm(
    apply,
    (checked) => ({ ...buildBody(checked, questions), projectId }),
    {
      schema: useMemo(
        () => buildCoverLetterSchema(applicationsTexts, questions),
        [applicationsTexts, questions],
      ),
      defaultValues: loadCoverLetter({ volunteerId, projectId }),
      shouldFocusError: true,
      fieldOf: (path) => (path in emptyCoverLetter ? nameOf(path) : undefined),
      onSent: (_response, _sent, { reset }) => {
        reset(emptyCoverLetter)
        onApplied()
      },
      onRefused: (error) => {
        // The form requires every answer, so an error here means that the questions have changed.
        const isOutdated = issuesOf(error).some(({ path }) => path.startsWith('screeningAnswers'))
        if (isOutdated) {
          void refreshProject(queryClient, projectId)
          toast({
            title: failed.title,
            description: fieldsTexts.applications.questionsChanged,
            variant: 'destructive',
          })
          return
        }
        if (isUnverifiedError(error)) showNoticeAgain()
        const blocked = issuesOf(error).find(({ path }) => path === 'projectId')
        if (blocked) toast({ title: failed.title, description: blocked.message, variant: 'destructive' })
        else toastFailure(error, failed.title, failed.text)
      },
      onInvalid: (errors, given) => {
        if (errors.coverLetter?.message !== fieldsTexts.applications.message) return
        toastUntilTyped(given, {
          title: required.title,
          description: fieldsTexts.applications.message,
          name: 'coverLetter',
        })
      },
    },
  )
  const { register, control, formState } = form
  const coverLetterDraft = useWatch({ control })
  useEffect(() => {
    saveCoverLetter(
      { volunteerId, projectId },
      { ...emptyCoverLetter, ...coverLetterDraft, answers: listTexts(coverLetterDraft.answers) },
    )
  }, [volunteerId, projectId, coverLetterDraft])

  const close = (next: boolean) => {
    // A rejection may mean that the project has changed. Refetched only now, so the cover letter stays visible.
    if (!next && apply.isError) void refreshProject(queryClient, projectId)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onClosed={onClosed}
      modalOnly
      title={dialog.title({ project: project.title })}
      description={
        time === null
          ? dialog.description({ organization })
          : dialog.descriptionWithTime({ organization, time })
      }
      onSubmit={(event) => {
        if (workload.mayGoOn()) submit(event)
        else event.preventDefault()
      }}
      footer={
        <>
          <p className="text-muted me-auto text-sm max-sm:hidden">{dialog.draft}</p>
          <Button variant="secondary" onClick={() => close(false)}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" loading={apply.isPending} loadingText={dialog.submitting}>
            {dialog.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {reminders && <p className="text-muted text-sm">{reminders}</p>}
        {workload.notice}
        <div className="grid gap-2">
          <Field
            required
            label={dialog.message}
            hint={dialog.messageHint}
            error={formState.errors.coverLetter?.message}
            counter={{ text: coverLetterDraft.coverLetter ?? '', max: limits.coverLetter }}
          >
            <Textarea rows={6} {...register('coverLetter')} />
          </Field>
          <MessageAdvice text={coverLetterDraft.coverLetter ?? ''} organization={organization} />
        </div>
        <Field
          optional
          label={dialog.approach}
          hint={dialog.approachHint}
          error={formState.errors.proposedApproach?.message}
          counter={{ text: coverLetterDraft.proposedApproach ?? '', max: limits.longText }}
        >
          <Textarea rows={3} {...register('proposedApproach')} />
        </Field>
        <Field
          optional
          label={dialog.questions}
          hint={dialog.questionsHint}
          error={formState.errors.questions?.message}
          counter={{ text: coverLetterDraft.questions ?? '', max: limits.longText }}
        >
          <Textarea rows={3} {...register('questions')} />
        </Field>
        <EmployeeCheck organization={organization} website={project.organizationWebsite} email={email} />
        <ScreeningFields
          questions={questions}
          organizationName={organization}
          answers={coverLetterDraft.answers}
          register={(question) => register(`answers.${question}`)}
          errors={formState.errors.answers}
        />
        <LanguageField
          folded
          detected={null}
          error={formState.errors.language?.message}
          control={register('language')}
        />
      </div>
    </Dialog>
  )
}

/** The texts of a record that may have missing values. */
function listTexts(answers: Partial<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, text ?? '']))
}

function nameOf(path: string): keyof CoverLetterDraft {
  return path === 'proposedApproach' || path === 'questions' ? path : 'coverLetter'
}
