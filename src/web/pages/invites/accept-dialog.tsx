import { useId, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { optionalText } from '#contract/fields.ts'
import type { Invite } from '#contract/invites/invites.ts'
import { limits } from '#contract/limits.ts'
import type { z } from '#contract/zod.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { EmployeeCheck } from '#web/features/applications/applying/employee-check.tsx'
import { ScopeFields } from '#web/features/applications/scope/scope-fields.tsx'
import {
  buildAnswersSchema,
  listAnswers,
  ScreeningFields,
} from '#web/features/applications/applying/screening-fields.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useWorkloadNotice } from '#web/features/applications/applying/workload-notice.tsx'
import { useInviteDetail, useInviteMove } from '#web/features/invites/api.ts'
import { invitesCatalog } from '#web/features/invites/texts/invites-texts.ts'
import { isApiError, issuesOf } from '#web/lib/calls/api-error.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'

export type AcceptDialogProps = OpenedDialog & { invite: Invite }

/**
 * Shows what accepting agrees to, and asks what applying asks: the reader's own hours (safeguard S4), whether they work
 * for the organization (S11), and the project's questions. Sends the hash of the scope with the acceptance. If the
 * project changed meanwhile, its new scope and questions show and what was typed stays.
 */
export function AcceptDialog({ invite, ...dialog }: AcceptDialogProps) {
  const texts = useTexts(invitesCatalog)
  const applicationsTexts = useTexts(applicationsCatalog)
  const { acceptDialog } = texts
  const organization = invite.organization.organizationName
  const id = useId()
  const { user } = useSession()
  const detail = useInviteDetail(dialog.open ? invite.id : null)
  const workload = useWorkloadNotice(invite.project.id)
  const move = useInviteMove(invite, {
    onMoved: () => toast({ title: acceptDialog.done, description: acceptDialog.doneText({ organization }) }),
    failed: acceptDialog.failed,
  })
  const { data } = detail
  const questions = useMemo(() => data?.project.screeningQuestions ?? [], [data])
  const schema = useMemo(
    () =>
      buildAnswersSchema(applicationsTexts, questions).extend({
        coverLetter: optionalText(limits.coverLetter),
      }),
    [applicationsTexts, questions],
  )
  const { form, errors, submit, sending } = useMutationForm(
    move,
    ({ coverLetter, answers }: z.output<typeof schema>) => ({
      status: 'accepted' as const,
      scopeHash: data?.scopeHash ?? null,
      coverLetter,
      ...(questions.length > 0 && { screeningAnswers: listAnswers(answers, questions) }),
    }),
    {
      schema,
      defaultValues: { coverLetter: '', answers: {} },
      shouldFocusError: true,
      onSent: () => dialog.onOpenChange(false),
    },
  )
  const typed = useWatch({ control: form.control })
  const isChanged = isOutdated(sending.error)
  return (
    <FormDialog
      {...dialog}
      title={acceptDialog.title({ project: invite.project.title })}
      description={acceptDialog.text({ organization })}
      onSubmit={() => {
        if (workload.mayGoOn()) submit()
      }}
      submit={{
        label: acceptDialog.submit,
        loading: sending.isPending,
        loadingText: acceptDialog.submitting,
        ...(!data && { disabled: true }),
        ...blockTooLong({ text: typed.coverLetter, max: limits.coverLetter, fieldId: id }),
      }}
    >
      {data ? (
        <div className="grid grid-cols-1 gap-6">
          {isChanged && (
            <p role="alert" className="text-danger font-medium">
              {acceptDialog.changed}
            </p>
          )}
          {workload.notice}
          {data.scope && <ScopeFields scope={data.scope} isInDialog />}
          <Field
            label={acceptDialog.words({ organization })}
            id={id}
            optional
            error={errors.coverLetter?.message}
            counter={{ text: (typed.coverLetter ?? '').trim(), max: limits.coverLetter }}
          >
            <Textarea rows={4} {...form.register('coverLetter')} />
          </Field>
          {user && (
            <EmployeeCheck
              organization={organization}
              website={data.organization.website}
              email={user.email}
            />
          )}
          <ScreeningFields
            questions={questions}
            organizationName={organization}
            answers={typed.answers}
            register={(question) => form.register(`answers.${question}`)}
            errors={errors.answers}
          />
        </div>
      ) : detail.error ? (
        <ErrorState
          as="h3"
          title={texts.openFailed}
          onRetry={() => void detail.refetch()}
          retrying={detail.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}

/** The scope or the questions that the reader saw are not those of the project anymore. */
function isOutdated(error: Error | null): boolean {
  if (!isApiError(error)) return false
  return (
    error.body?.code === 'invite_scope_changed' ||
    // The form requires every answer, so an error here means that the questions have changed.
    issuesOf(error).some(({ path }) => path.startsWith('screeningAnswers'))
  )
}
