import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { sendAnnouncement, type AnnouncementOptions } from '#contract/messages/announcements.ts'
import { countRecipients, findAnnouncementRefusal } from '#domain/messages/announcements.ts'
import { messageEditMinutes } from '#domain/messages/messaging.ts'
import { newAnnouncement } from '#contract/messages/new-announcement.ts'
import type { z } from '#contract/zod.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { blockTooLong } from '#web/ui/forms/text-limits.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { announceDialogCatalog } from '#web/features/messages/texts/announce-dialog-texts.ts'
import { afterAnnouncing, startAttempts, useAnnouncementOptions } from './announcement-api.ts'

export type AnnounceDialogProps = OpenedDialog & { projectId: string }

const schema = newAnnouncement.omit({ id: true })
const names = ['content', 'includesCompleted'] as const

/**
 * One message to all accepted volunteers of a project. It says who gets it and who does not before it is sent, and
 * keeps what was typed when it is refused or closed.
 */
export function AnnounceDialog({ projectId, ...dialog }: AnnounceDialogProps) {
  const texts = useTexts(announceDialogCatalog)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const options = useAnnouncementOptions(projectId, dialog.open)
  const [attempts] = useState(() => startAttempts(projectId))
  const [failed, setFailed] = useState<string | null>(null)
  const { form, errors, attempt, submit, sending } = useEndpointForm(
    sendAnnouncement,
    (parsed: z.output<typeof schema>) => attempts.toRequest(parsed),
    {
      schema,
      defaultValues: { content: '', includesCompleted: false },
      invalidates: afterAnnouncing,
      onSent: ({ recipients }, _sent, { reset }) => {
        toast({ title: texts.sent, description: texts.sentText({ number: recipients }) })
        attempts.renew()
        reset()
        dialog.onOpenChange(false)
      },
      onRefused: (error) => {
        toastFailure(error, texts.failed)
        setFailed(form.getValues('content'))
        void options.refetch()
      },
    },
  )
  const [content, includesCompleted = false] = useWatch({ control: form.control, name: names })
  const { data } = options
  const recipients = data ? countRecipients(data, { includesCompleted }) : 0
  // What failed may be stored all the same: sent again, it is not counted twice.
  const canSend = data !== undefined && (mayAnnounce(data, recipients) || failed === content)
  return (
    <FormDialog
      {...dialog}
      title={texts.title}
      description={data ? texts.text({ project: data.project.title }) : texts.textLoading}
      onSubmit={submit}
      submit={{
        label: texts.submit({ number: recipients }),
        loading: sending.isPending,
        loadingText: texts.submitting,
        ...blockTooLong({ text: content, max: limits.message, fieldId: idOf('content') }),
        ...(!canSend && { disabled: true, 'aria-describedby': idOf('audience') }),
      }}
    >
      {data ? (
        <div className="grid grid-cols-1 gap-5">
          <ErrorSummary errors={listFormErrors(errors, idOf)} attempt={attempt} />
          <Field
            label={texts.message}
            id={idOf('content')}
            required
            error={errors.content?.message}
            counter={{ text: content.trim(), max: limits.message }}
          >
            <Textarea rows={7} {...form.register('content')} />
          </Field>
          {data.completed.reachable > 0 && (
            <Checkbox
              label={texts.completed({ number: data.completed.reachable })}
              {...form.register('includesCompleted')}
            />
          )}
          <Audience
            id={idOf('audience')}
            options={data}
            recipients={recipients}
            includesCompleted={includesCompleted}
          />
          <p className="text-muted text-sm">{texts.final({ minutes: messageEditMinutes })}</p>
        </div>
      ) : options.error ? (
        <ErrorState
          as="h3"
          title={messageOf(options.error, texts.loadFailed)}
          onRetry={() => void options.refetch()}
          retrying={options.isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText />
        </LoadingRegion>
      )}
    </FormDialog>
  )
}

const mayAnnounce = ({ today: { left, limit } }: AnnouncementOptions, recipients: number) =>
  findAnnouncementRefusal({ recipients, today: { used: limit - left, limit }, isRepeated: false }) === null

type AudienceProps = {
  id: string
  options: AnnouncementOptions
  recipients: number
  includesCompleted: boolean
}

/** How many volunteers get the message, how many don’t and why, and how many messages are left today. */
function Audience({ id, options, recipients, includesCompleted }: AudienceProps) {
  const texts = useTexts(announceDialogCatalog)
  const { active, completed, ended, today } = options
  const included = includesCompleted ? [active, completed] : [active]
  const sum = (of: 'unavailable' | 'ownMembers') => included.reduce((total, group) => total + group[of], 0)
  const skipped = [
    { text: texts.completedSkipped, number: includesCompleted ? 0 : completed.reachable },
    { text: texts.unavailable, number: sum('unavailable') },
    { text: texts.ownMembers, number: sum('ownMembers') },
    { text: texts.ended, number: ended },
  ].filter(({ number }) => number > 0)
  return (
    <div id={id} role="status" className="text-muted grid gap-1 text-sm wrap-anywhere">
      <p className="text-ink font-medium">{texts.recipients({ number: recipients })}</p>
      {skipped.map(({ text, number }) => {
        const said = text({ number })
        return <p key={said}>{said}</p>
      })}
      <p className={today.left === 0 ? 'text-ink font-medium' : ''}>{texts.left(today)}</p>
    </div>
  )
}
