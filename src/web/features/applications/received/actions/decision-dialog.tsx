import { formatList } from '#contract/i18n/lists.ts'
import { limits } from '#contract/limits.ts'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { useMoveApplication } from '#web/features/applications/api.ts'
import { toDeclineReason, useDeclineChoice } from '#web/features/applications/moves/decline-choice.ts'
import { MoveDialog } from '#web/features/applications/moves/move-button.tsx'
import type { MoveAnswer, MoveDialogProps } from '#web/features/applications/moves/move-dialog.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { nameOf } from '#web/features/applications/received/applicant-display.ts'
import { useAcceptSeveral, useDeclineSeveral } from '#web/features/applications/received/applicants-api.ts'
import { ReplyPicker, ReplyTools } from './reply-picker.tsx'

export type Decision = 'accept' | 'decline'

/** What the volunteers read. */
type Words = { organizationFeedback: string | null; declineReason: DeclineReason | null }

/** What a decision did: ids of those it decided, and those that had changed before. */
export type DecisionResult = { decided: readonly string[]; moved: readonly Application[] }

export type DecisionDialogProps = Pick<MoveDialogProps, 'draft' | 'onDraft'> & {
  kind: Decision
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (event: Event) => void
  /** One or more pending applicants. */
  applicants: readonly Applicant[]
  onDone: (result: DecisionResult) => void
  /** Called if the only one had been decided before. */
  onMoved: (id: string) => void
}

/** Asks once before accepting or declining one or several, with a text for each of them. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, applicants, onDone } = props
  const applicationsTexts = useTexts(applicationsCatalog)
  const move = useMoveApplication()
  const accept = useAcceptSeveral()
  const decline = useDeclineSeveral()
  const question = useQuestion(kind, applicants)
  const said = useSaid(kind)
  const [first] = applicants
  const decideOne = async (id: string, words: Words) => {
    await move.mutateAsync({
      id,
      status: kind === 'accept' ? 'accepted' : 'declined',
      ...(kind === 'decline' ? words : { organizationFeedback: words.organizationFeedback }),
    })
    return { decided: [id], moved: [] }
  }
  const decideSeveral = async (words: Words): Promise<DecisionResult> => {
    const ids = applicants.map(({ id }) => id)
    if (kind === 'accept') {
      const { organizationFeedback } = words
      const { accepted, moved } = await accept.mutateAsync({ ids, organizationFeedback })
      return { decided: accepted.map(({ id }) => id), moved }
    }
    const { declined, moved } = await decline.mutateAsync({ ids, ...words })
    return { decided: declined.map(({ id }) => id), moved }
  }
  const confirm = async ({ text, choice }: MoveAnswer) => {
    const words = { organizationFeedback: text === '' ? null : text, declineReason: toDeclineReason(choice) }
    const one = applicants.length === 1 ? first : undefined
    try {
      const result = await (one ? decideOne(one.id, words) : decideSeveral(words))
      said(result.decided.length, one !== undefined)
      onDone(result)
    } catch (error) {
      if (one && isApiError(error) && error.body?.code === 'application_not_pending') {
        props.onMoved(one.id)
        return true
      }
      const { title, text: why } = applicationsTexts.updateFailed
      toastFailure(error, title, why)
      return false
    }
    return true
  }
  const organizations = new Set(applicants.map(({ organization }) => organization.id))
  const hasReplies = kind === 'decline' && organizations.size === 1 && first !== undefined
  return (
    <MoveDialog
      {...question}
      open={props.open}
      onOpenChange={props.onOpenChange}
      onClosed={props.onClosed}
      {...(props.draft && { draft: props.draft })}
      {...(props.onDraft && { onDraft: props.onDraft })}
      loading={move.isPending || accept.isPending || decline.isPending}
      onConfirm={confirm}
      {...(hasReplies && {
        above: (answer, onAnswer) => (
          <ReplyPicker organizationId={first.organization.id} answer={answer} onAnswer={onAnswer} />
        ),
        below: (answer) => <ReplyTools organizationId={first.organization.id} answer={answer} />,
      })}
    />
  )
}

function useQuestion(kind: Decision, applicants: readonly Applicant[]) {
  const { actions, confirm } = useTexts(applicationsCatalog)
  const { bulk } = useTexts(receivedCatalog)
  const triageTexts = useTexts(triageCatalog)
  const choice = useDeclineChoice()
  const number = applicants.length
  const [first] = applicants
  const name = first ? nameOf(first) : ''
  if (kind === 'accept') {
    return {
      title: number === 1 ? confirm.accept.title({ name }) : bulk.acceptTitle({ number }),
      text:
        number === 1 ? (
          confirm.accept.text
        ) : (
          <>
            {bulk.acceptText({ number, project: first?.project.title ?? '' })}
            <Names applicants={applicants} />
          </>
        ),
      confirmLabel: number === 1 ? actions.accept : bulk.acceptConfirm({ number }),
      field: { label: number === 1 ? confirm.feedback : bulk.feedback, max: limits.message },
    }
  }
  return {
    title: number === 1 ? confirm.decline.title({ name }) : triageTexts.declineTitle({ number }),
    text:
      number === 1 ? (
        confirm.decline.text
      ) : (
        <>
          {triageTexts.declineText({ number })}
          <Names applicants={applicants} />
        </>
      ),
    confirmLabel: number === 1 ? actions.decline : triageTexts.declineConfirm({ number }),
    destructive: true,
    choice,
    size: 'md' as const,
    field: { label: number === 1 ? confirm.feedback : bulk.feedback, max: limits.message },
  }
}

/** How many names fit above the question. */
const maxNames = 6

/** Who they are, with their projects if there are several, so that a wrong one is noticed in time. */
function Names({ applicants }: { applicants: readonly Applicant[] }) {
  const language = useLanguage()
  const { bulk } = useTexts(receivedCatalog)
  const hasProjects = new Set(applicants.map(({ project }) => project.id)).size > 1
  const names = applicants
    .slice(0, maxNames)
    .map((each) => (hasProjects ? `${nameOf(each)} (${each.project.title})` : nameOf(each)))
  const others = applicants.length - names.length
  return (
    <span className="text-ink mt-2 block">
      {formatList(language, others > 0 ? [...names, bulk.others({ number: others })] : names)}
    </span>
  )
}

/** Says in a toast what happened to how many. */
function useSaid(kind: Decision) {
  const { done } = useTexts(applicationsCatalog)
  const { bulk } = useTexts(receivedCatalog)
  const triageTexts = useTexts(triageCatalog)
  return (number: number, isOne: boolean) => {
    if (number === 0) return
    if (isOne) {
      const { title, text } = kind === 'accept' ? done.accepted : done.declined
      toast({ title, description: text })
    } else if (kind === 'accept') {
      toast({ title: bulk.accepted({ number }), description: bulk.notified({ number }) })
    } else {
      toast({
        title: triageTexts.declined({ number }),
        description: triageTexts.declinedText({ number }),
      })
    }
  }
}
