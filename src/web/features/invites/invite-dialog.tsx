import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { inviteLimits } from '#contract/limits.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { describeAnswers } from '#contract/i18n/responses.ts'
import { sendInvite } from '#contract/invites/invites.ts'
import { newInvite } from '#contract/invites/new-invite.ts'
import type { InviteOptions } from '#contract/invites/options.ts'
import { z } from '#contract/zod.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { toSendRequest, useInviteOptions, whereInvited } from './api.ts'
import type { InviteButtonProps } from './invite-button.tsx'
import { inviteDialogCatalog, type InviteDialogTexts } from './texts/invite-dialog-texts.ts'

export type InviteDialogProps = OpenedDialog & Pick<InviteButtonProps, 'volunteer' | 'project'>

const names = ['projectId', 'content'] as const

/**
 * Invites a volunteer to one of the acting organization's projects, or to a given one. It says how many invites are
 * left before they are used up (safeguard S18), and keeps what was typed when it is refused or closed.
 */
export function InviteDialog({ volunteer, project, ...dialog }: InviteDialogProps) {
  const texts = useTexts(inviteDialogCatalog)
  const acting = useActingOrganization()
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const options = useInviteOptions(volunteer.id, project?.organizationId ?? acting?.id, dialog.open)
  // In the order of the form, for the list of errors.
  const schema = z.object({
    projectId: z.string().min(1, texts.chooseFirst),
    ...newInvite.omit({ volunteerId: true }).shape,
  })
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    sendInvite,
    (parsed: z.output<typeof schema>) => toSendRequest({ ...parsed, volunteerId: volunteer.id }),
    {
      schema,
      defaultValues: { projectId: project?.id ?? '', content: '' },
      invalidates: whereInvited,
      // Also if the list has replaced the button, and with it this dialog, by then.
      done: { title: texts.sent, description: texts.sentText({ name: volunteer.name }) },
      onSent: (_response, _sent, { reset }) => {
        reset()
        dialog.onOpenChange(false)
      },
      onRefused: (error) => {
        toastFailure(error, texts.failed)
        void options.refetch()
      },
    },
  )
  const [projectId, content] = useWatch({ control: form.control, name: names })
  const { data } = options
  useFocusWhenLoaded({ isOpen: dialog.open, data }, () => form.setFocus(project ? 'content' : 'projectId'))
  const refusal = data && findRefusal(texts, data, { projectId, name: volunteer.name })
  const hasNoProjects = !project && data?.projects.length === 0
  return (
    <FormDialog
      {...dialog}
      title={describeInvite(texts, { volunteer, project, options: data })}
      description={hasNoProjects ? texts.noProjects : texts.text}
      onSubmit={submit}
      submit={{
        label: texts.submit,
        loading: sending.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: content, max: inviteLimits.message, fieldId: idOf('content') }),
        ...((!data || refusal) && { disabled: true, 'aria-describedby': idOf('left') }),
      }}
      {...(hasNoProjects && {
        instead: (
          <Button asChild>
            <Link {...paths.createProject()}>{texts.post}</Link>
          </Button>
        ),
      })}
    >
      {hasNoProjects ? (
        <p className="measure">{texts.noProjectsText}</p>
      ) : data ? (
        <div className="grid grid-cols-1 gap-5">
          <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
          {!project && (
            <Field label={texts.project} id={idOf('projectId')} required error={errors.projectId?.message}>
              <Select
                placeholder={texts.choose}
                options={data.projects.map(({ id: value, title, refusal: reason }) => ({
                  value,
                  label:
                    reason === null ? title : texts.projectRefused({ title, reason: texts.reasons[reason] }),
                  disabled: reason !== null,
                }))}
                {...form.register('projectId')}
              />
            </Field>
          )}
          <Field
            label={texts.message}
            hint={texts.messageHint}
            id={idOf('content')}
            required
            error={errors.content?.message}
            counter={{ text: content.trim(), max: inviteLimits.message }}
          >
            <Textarea rows={6} {...form.register('content')} />
          </Field>
          <Remaining options={data} refusal={refusal ?? null} id={idOf('left')} name={volunteer.name} />
        </div>
      ) : options.error ? (
        <Failure
          error={options.error}
          onRetry={() => void options.refetch()}
          isRetrying={options.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}

/** Focuses the first field, which comes after the dialog has opened with the focus on its first button. */
function useFocusWhenLoaded(
  { isOpen, data }: { isOpen: boolean; data: unknown },
  focusFirst: () => void,
): void {
  const isLoaded = isOpen && data !== undefined
  const focus = useEffectEvent(focusFirst)
  useEffect(() => {
    if (isLoaded) focus()
  }, [isLoaded])
}

type Described = Pick<InviteDialogProps, 'volunteer'> & {
  project: InviteDialogProps['project']
  options: InviteOptions | undefined
}

/** Who is invited, and to what if that is given. */
function describeInvite(
  texts: InviteDialogTexts,
  { volunteer: { name }, project, options }: Described,
): string {
  const given = project && options?.projects.find(({ id }) => id === project.id)
  return given ? texts.titleOfProject({ name, project: given.title }) : texts.title({ name })
}

/** Why no invite can be sent as chosen; null if it can. */
function findRefusal(
  texts: InviteDialogTexts,
  { projects, remaining }: InviteOptions,
  { projectId, name }: { projectId: string; name: string },
): string | null {
  if (remaining.today.left === 0) return texts.remaining({ left: 0, limit: remaining.today.limit })
  if (remaining.week.left === 0) return texts.remainingOfPerson({ left: 0, name })
  if (projects.length === 0) return texts.noProjects
  const chosen = projects.find((each) => each.id === projectId)
  if (!chosen || chosen.refusal === null) return null
  return texts.projectRefused({ title: chosen.title, reason: texts.reasons[chosen.refusal] })
}

type RemainingProps = { options: InviteOptions; refusal: string | null; id: string; name: string }

/** How many invites are left, and how the volunteer answers them; or why none can be sent. */
function Remaining({ options: { remaining, responses }, refusal, id, name }: RemainingProps) {
  const texts = useTexts(inviteDialogCatalog)
  const answers = describeAnswers(useTexts(responsesCatalog), responses)
  return (
    <div id={id} className="text-muted grid gap-1 text-sm wrap-anywhere" role="status">
      {refusal !== null && <p className="text-ink font-medium">{refusal}</p>}
      {remaining.today.left > 0 && (
        <p>
          {texts.remaining(remaining.today)} {texts.remainingText}
        </p>
      )}
      {remaining.week.left > 0 && <p>{texts.remainingOfPerson({ left: remaining.week.left, name })}</p>}
      {answers && <p>{answers}</p>}
    </div>
  )
}

type FailureProps = { error: Error; onRetry: () => void; isRetrying: boolean }

/** Someone who can't be invited is no failure. */
function Failure({ error, onRetry, isRetrying }: FailureProps) {
  const texts = useTexts(inviteDialogCatalog)
  if (isApiError(error) && error.status === 404) return <p>{texts.cannotInvite.person_not_found}</p>
  if (isApiError(error) && error.status === 409) return <p>{texts.cannotInvite.other}</p>
  return <ErrorState as="h3" title={texts.loadFailed} onRetry={onRetry} retrying={isRetrying} />
}
