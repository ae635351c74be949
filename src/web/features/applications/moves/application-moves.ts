/** How an application is moved, and what is asked before. */
import type { Application } from '#contract/applications/applications.ts'
import { limits } from '#contract/limits.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useMoveApplication } from '#web/features/applications/api.ts'
import { formatVolunteerName, type Move } from '#web/features/applications/application-display.ts'
import {
  applicationsCatalog,
  type ApplicationsTexts,
} from '#web/features/applications/texts/applications-texts.ts'
import { toDeclineReason, useDeclineChoice } from './decline-choice.ts'
import type { MoveAnswer, MoveChoice, MoveDialogProps } from './move-dialog.tsx'

/** What a move makes of an application, and the keys of the texts that say so or that it failed. */
const outcomes = {
  withdraw: { status: 'withdrawn', said: 'withdrawn', failed: 'withdrawFailed' },
  end: { status: 'withdrawn', said: 'ended', failed: 'updateFailed' },
  accept: { status: 'accepted', said: 'accepted', failed: 'updateFailed' },
  decline: { status: 'declined', said: 'declined', failed: 'updateFailed' },
  signOff: { status: 'completed', said: 'signedOff', failed: 'updateFailed' },
  release: { status: 'withdrawn', said: 'ended', failed: 'updateFailed' },
} as const

/** Moves an application and says what followed; resolves with it, or with null if the move was refused. */
export function useMove(application: Application) {
  const { done, updateFailed, withdrawFailed } = useTexts(applicationsCatalog)
  const failures = { updateFailed, withdrawFailed }
  const move = useMoveApplication()
  const make = async (kind: Move, { text, choice }: MoveAnswer): Promise<Application | null> => {
    const { status, ...outcome } = outcomes[kind]
    const said = done[outcome.said]
    const failed = failures[outcome.failed]
    const words =
      text === ''
        ? {}
        : kind === 'end' || kind === 'release'
          ? { reason: text }
          : { organizationFeedback: text }
    try {
      const moved = await move.mutateAsync({
        id: application.id,
        status,
        ...words,
        ...(kind === 'decline' && { declineReason: toDeclineReason(choice) }),
      })
      toast({ title: said.title, description: said.text })
      return moved
    } catch (error) {
      toastFailure(error, failed.title, failed.text)
      return null
    }
  }
  return { make, isPending: move.isPending }
}

type Question = Pick<
  MoveDialogProps,
  'title' | 'text' | 'confirmLabel' | 'destructive' | 'field' | 'choice' | 'size'
>

type Texts = Pick<ApplicationsTexts, 'actions' | 'confirm'> & {
  reasonRequired: string
  declineChoice: MoveChoice
}

/** What is asked before a move, in the reader's language. */
export function useMoveQuestion(application: Application) {
  const { actions, confirm } = useTexts(applicationsCatalog)
  const { reason_required: reasonRequired } = useTexts(screenProblemsCatalog)
  const declineChoice = useDeclineChoice()
  return (kind: Move) => questionOf({ actions, confirm, reasonRequired, declineChoice }, kind, application)
}

function questionOf(texts: Texts, kind: Move, application: Application): Question {
  const { actions, confirm } = texts
  const name = formatVolunteerName(application)
  const { title: project } = application.project
  const feedback = { label: confirm.feedback, max: limits.message }
  const reason = { label: confirm.reason, max: limits.shortText, required: texts.reasonRequired }
  switch (kind) {
    case 'withdraw': {
      const { title, text } = confirm.withdraw
      return { title, text: text({ project }), confirmLabel: actions.withdraw, destructive: true }
    }
    case 'end': {
      const { title, text } = confirm.end
      return { title, text: text({ project }), confirmLabel: actions.end, destructive: true, field: reason }
    }
    case 'accept':
      return {
        title: confirm.accept.title({ name }),
        text: confirm.accept.text,
        confirmLabel: actions.accept,
        field: feedback,
      }
    case 'decline':
      return {
        title: confirm.decline.title({ name }),
        text: confirm.decline.text,
        confirmLabel: actions.decline,
        destructive: true,
        choice: texts.declineChoice,
        size: 'md',
        field: feedback,
      }
    case 'signOff':
      return {
        title: confirm.signOff.title({ name }),
        text: confirm.signOff.text({ project, waitingHours: application.waitingHours }),
        confirmLabel: actions.signOff,
      }
    case 'release':
      return {
        title: confirm.release.title({ name }),
        text: confirm.release.text,
        confirmLabel: actions.release,
        destructive: true,
        field: reason,
      }
  }
}
