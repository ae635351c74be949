import { useState } from 'react'
import { countCharacters } from '#domain/text/length.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { exclusionReason, type CompletionPreview } from '#contract/projects/completion.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { hasImpact } from '#domain/projects/impact.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useCompleteProject, useCompletionPreview } from './api.ts'
import { useImpactDraft } from './impact-draft.ts'
import { listImpactErrors } from './impact-fields.tsx'
import type { ManagedProject } from './moves.ts'
import { useSeenVersion } from './seen-version.ts'

/** Reasons for volunteers who are not signed off, by application id. */
type Reasons = Readonly<Record<string, string>>

export const reasonFieldId = (applicationId: string) => `reason-${applicationId}`
export const messageFieldId = 'decline-message'

/** Everything that the dialog knows before it completes a project; `onDone` is called once it is completed. */
export function useCompletion(project: ManagedProject, onDone: () => void) {
  const errorsTexts = useTexts(errorsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const impactTexts = useTexts(impactCatalog)
  const { complete: texts } = useTexts(manageCatalog)
  const { confirm } = useTexts(applicationsCatalog)
  const defaultMessage = texts.defaultMessage({ project: project.title })
  const preview = useCompletionPreview(project.id)
  const complete = useCompleteProject(project.id)
  const draft = useImpactDraft(project.id, null)
  const [reasons, setReasons] = useState<Reasons>({})
  const [message, setMessage] = useState(defaultMessage)
  const [attempt, setAttempt] = useState(0)
  const { data } = preview
  const { hasChanged, acceptChange } = useSeenVersion(data?.version)
  const accepted = data?.accepted ?? []
  const leftOut = accepted.filter(({ applicationId }) => applicationId in reasons)
  const isDeclining = data !== undefined && data.pendingCount > 0
  const isMessageOwn = isDeclining && message.trim() !== '' && message.trim() !== defaultMessage
  const messageError =
    isDeclining && countCharacters(message.trim()) > limits.shortText
      ? confirm.tooLong({ max: limits.shortText })
      : undefined
  const findReasonError = (applicationId: string) => {
    const [issue] = exclusionReason.safeParse(reasons[applicationId] ?? '').error?.issues ?? []
    return issue && describeFieldText(fieldsTexts, issue.message)
  }
  const errors = [
    ...leftOut.flatMap(({ applicationId, volunteer }) => {
      const error = findReasonError(applicationId)
      if (!error) return []
      return [{ fieldId: reasonFieldId(applicationId), label: formatFullName(volunteer), message: error }]
    }),
    ...(messageError ? [{ fieldId: messageFieldId, label: texts.message, message: messageError }] : []),
    ...listImpactErrors(impactTexts, draft),
  ]

  async function submit() {
    if (!data || complete.isPending || hasChanged) return
    setAttempt((count) => count + 1)
    const { report } = draft
    if (errors.length > 0 || !report) return
    try {
      await complete.mutateAsync({
        leaveOut: leftOut.map(({ applicationId }) => ({
          applicationId,
          reason: (reasons[applicationId] ?? '').trim(),
        })),
        ifVersion: data.version,
        ...(isDeclining && { declineMessage: message.trim() }),
        ...(hasImpact(report) && { impactReport: report }),
      })
    } catch (error) {
      toastFailure(error, texts.failed, errorsTexts.unreachable)
      // Someone may have applied or withdrawn meanwhile, so show the current numbers.
      void preview.refetch()
      return
    }
    draft.forget()
    toast(texts.done)
    onDone()
  }

  return {
    projectId: project.id,
    preview,
    submit,
    isCompleting: complete.isPending,
    draft,
    errors,
    attempt,
    showsErrors: attempt > 0,
    reasons,
    findReasonError,
    /** Undefined signs the volunteer off. */
    changeReason: (applicationId: string, reason: string | undefined) =>
      setReasons(({ [applicationId]: _before, ...others }) =>
        reason === undefined ? others : { ...others, [applicationId]: reason },
      ),
    message,
    setMessage,
    messageError,
    /** Something was written that closing would lose; the impact report is stored as a draft. */
    isDirty: leftOut.length > 0 || isMessageOwn,
    hasChanged,
    acceptChange,
    counts: data && countOutcomes(data, leftOut.length),
  }
}

export type Completion = ReturnType<typeof useCompletion>

const countOutcomes = ({ accepted, pendingCount }: CompletionPreview, leftOut: number) => ({
  signedOff: accepted.length - leftOut,
  leftOut,
  unconfirmedHours: accepted.reduce((sum, { waiting }) => sum + (waiting?.hours ?? 0), 0),
  declined: pendingCount,
})
