import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactElement } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { applicationMessageText, questionsChangedText } from '#contract/messages/applying.ts'
import type { Project } from '#contract/projects.ts'
import { issuesOf, isUnverifiedError } from '#web/lib/api-error.ts'
import { describeTypicalTime } from '#web/lib/response-words.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { callNotice } from '#web/lib/verify-notice.ts'
import { applicationsTexts } from '#web/messages/en/applications.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { refreshProject, useApply } from './api.ts'
import { blankLetter, keepLetter, readLetter, type Letter } from './letter-draft.ts'
import { letterRules, ScreeningFields, writeBody, type CheckedLetter } from './screening-fields.tsx'

export type ApplyDialogProps = {
  project: Pick<Project, 'id' | 'title' | 'organizationName' | 'organizationResponse' | 'screeningQuestions'>
  volunteerId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onApplied: () => void
  trigger: ReactElement
}

/** The letter to an organization (decision A26); what is typed is kept until it is sent. */
export function ApplyDialog({
  project,
  volunteerId,
  open,
  onOpenChange,
  onApplied,
  trigger,
}: ApplyDialogProps) {
  const { dialog, required, failed, submitted } = applicationsTexts
  const queryClient = useQueryClient()
  const apply = useApply()
  const { id: projectId, screeningQuestions: questions } = project
  const form = useForm<Letter, unknown, CheckedLetter>({
    resolver: useMemo(() => zodResolver(letterRules(questions)), [questions]),
    defaultValues: readLetter({ volunteerId, projectId }),
  })
  const { register, control, formState } = form
  const letter = useWatch({ control })
  useEffect(() => {
    keepLetter({ volunteerId, projectId }, { ...blankLetter, ...letter, answers: listTexts(letter.answers) })
  }, [volunteerId, projectId, letter])

  const submit = form.handleSubmit(
    (checked) =>
      apply.mutate(
        { ...writeBody(checked, questions), projectId },
        {
          onSuccess: () => {
            form.reset(blankLetter)
            keepLetter({ volunteerId, projectId }, blankLetter)
            toast({ title: submitted.title, description: submitted.text })
            onApplied()
          },
          onError: (error) => {
            const issues = issuesOf(error)
            for (const { path, message } of issues) {
              if (path in blankLetter) form.setError(nameOf(path), { message })
            }
            // The form itself asks for every answer, so the questions are others by now.
            const isOutdated = issues.some(({ path }) => path.startsWith('screeningAnswers'))
            if (isOutdated) {
              void refreshProject(queryClient, projectId)
              toast({ title: failed.title, description: questionsChangedText, variant: 'destructive' })
              return
            }
            if (isUnverifiedError(error)) callNotice()
            tellFailure(error, failed.title, failed.text)
          },
        },
      ),
    (errors) => {
      if (errors.coverLetter?.message !== applicationMessageText) return
      toast({ title: required.title, description: required.text, variant: 'destructive' })
    },
  )
  const close = (next: boolean) => {
    // A refusal may mean that the project has changed; looked at only now, so that the letter stays in sight.
    if (!next && apply.isError) void refreshProject(queryClient, projectId)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      modalOnly
      trigger={trigger}
      title={dialog.title(project.title)}
      description={dialog.description(
        project.organizationName,
        describeTypicalTime(project.organizationResponse),
      )}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <p className="text-muted mr-auto text-sm max-sm:hidden">{dialog.draft}</p>
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
        <Field
          required
          label={dialog.message}
          hint={dialog.messageHint}
          error={formState.errors.coverLetter?.message}
          counter={{ text: letter.coverLetter ?? '', max: limits.letter }}
        >
          <Textarea rows={6} {...register('coverLetter')} />
        </Field>
        <Field
          optional
          label={dialog.approach}
          hint={dialog.approachHint}
          error={formState.errors.proposedApproach?.message}
          counter={{ text: letter.proposedApproach ?? '', max: limits.longText }}
        >
          <Textarea rows={3} {...register('proposedApproach')} />
        </Field>
        <Field
          optional
          label={dialog.questions}
          hint={dialog.questionsHint}
          error={formState.errors.questions?.message}
          counter={{ text: letter.questions ?? '', max: limits.longText }}
        >
          <Textarea rows={3} {...register('questions')} />
        </Field>
        <ScreeningFields
          questions={questions}
          organizationName={project.organizationName}
          control={control}
          register={register}
          errors={formState.errors}
        />
      </div>
    </Dialog>
  )
}

/** The texts of a record of which some may not have been typed. */
function listTexts(answers: Partial<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, text ?? '']))
}

function nameOf(path: string): keyof Letter {
  return path === 'proposedApproach' || path === 'questions' ? path : 'coverLetter'
}
