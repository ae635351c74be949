import type { ReactElement } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { limits } from '#contract/limits.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useMoveApplication } from './api.ts'
import { listMoves, formatVolunteerName, explainAcceptBlocked, type Move } from './application-display.ts'
import { applicationsCatalog, type ApplicationsTexts } from './texts/applications-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { problemsCatalog, type ProblemsTexts } from '#contract/texts/problems-texts.ts'
import { MoveDialog, type MoveDialogProps } from './move-dialog.tsx'

export type ApplicationActionsProps = {
  application: Application
  by: ApplicationSide
  /** Called after a move; its button is gone by then. */
  onMoved: () => void
  /** For a row of a list, where there is little room. */
  isCompact?: boolean
}

/** What a move makes of an application, and the keys of the texts that say so or that it failed. */
const outcomes = {
  withdraw: { status: 'withdrawn', said: 'withdrawn', failed: 'withdrawFailed' },
  end: { status: 'withdrawn', said: 'ended', failed: 'updateFailed' },
  accept: { status: 'accepted', said: 'accepted', failed: 'updateFailed' },
  decline: { status: 'declined', said: 'declined', failed: 'updateFailed' },
  signOff: { status: 'completed', said: 'signedOff', failed: 'updateFailed' },
  release: { status: 'withdrawn', said: 'ended', failed: 'updateFailed' },
} as const

/** What one side can do with an application now (spec F2.14, F8; decisions A12, A26). */
export function ApplicationActions({ application, by, onMoved, isCompact = false }: ApplicationActionsProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const problemsTexts = useTexts(problemsCatalog)
  const move = useMoveApplication()
  const moves = listMoves(application, by)
  const blockedReason = moves.includes('accept') ? explainAcceptBlocked(applicationsTexts, application) : null
  if (moves.length === 0) return null

  const make = async (kind: Move, text: string) => {
    const { status, ...outcome } = outcomes[kind]
    const said = applicationsTexts.done[outcome.said]
    const failed = applicationsTexts[outcome.failed]
    const words =
      text === ''
        ? {}
        : kind === 'end' || kind === 'release'
          ? { reason: text }
          : { organizationFeedback: text }
    try {
      await move.mutateAsync({ id: application.id, status, ...words })
    } catch (error) {
      toastFailure(error, failed.title, failed.text)
      return false
    }
    toast({ title: said.title, description: said.text })
    onMoved()
    return true
  }
  return (
    <div className="grid gap-2">
      <div className={joinClasses('flex flex-wrap', isCompact ? 'gap-2' : 'gap-3')}>
        {moves.map((kind) => (
          <MoveDialog
            key={kind}
            {...questionOf({ applications: applicationsTexts, problems: problemsTexts }, kind, application)}
            trigger={triggerOf(applicationsTexts, kind, { blocked: blockedReason !== null, isCompact })}
            loading={move.isPending}
            onConfirm={(text) => make(kind, text)}
          />
        ))}
      </div>
      {blockedReason && <p className="text-muted text-sm">{blockedReason}</p>}
    </div>
  )
}

function triggerOf(
  applicationsTexts: ApplicationsTexts,
  kind: Move,
  { blocked, isCompact }: { blocked: boolean; isCompact: boolean },
): ReactElement {
  const { actions } = applicationsTexts
  return (
    <Button
      variant={kind === 'accept' ? 'primary' : 'secondary'}
      size={isCompact ? 'sm' : 'md'}
      disabled={kind === 'accept' && blocked}
    >
      {actions[kind]}
    </Button>
  )
}

type Question = Pick<MoveDialogProps, 'title' | 'text' | 'confirmLabel' | 'destructive' | 'field'>

type Texts = { applications: ApplicationsTexts; problems: ProblemsTexts }

function questionOf(texts: Texts, kind: Move, application: Application): Question {
  const { actions, confirm } = texts.applications
  const name = formatVolunteerName(application)
  const { title: project } = application.project
  const feedback = { label: confirm.feedback, max: limits.letter }
  const reason = { label: confirm.reason, max: limits.shortText, required: texts.problems.reason_required }
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
