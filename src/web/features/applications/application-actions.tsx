import type { ReactElement } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { limits } from '#contract/limits.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { applicationsTexts } from '#web/i18n/en/applications.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useMoveApplication } from './api.ts'
import { listMoves, formatVolunteerName, explainAcceptBlocked, type Move } from './application-display.ts'
import { MoveDialog, type MoveDialogProps } from './move-dialog.tsx'

export type ApplicationActionsProps = {
  application: Application
  by: ApplicationSide
  /** Called after a move; its button is gone by then. */
  onMoved: () => void
  /** For a row of a list, where there is little room. */
  isCompact?: boolean
}

const { actions, confirm, done, updateFailed, withdrawFailed } = applicationsTexts
const feedback = { label: confirm.feedback, max: limits.letter }
const reason = { label: confirm.reason, max: limits.shortText, required: confirm.reasonRequired }

const outcomes = {
  withdraw: { status: 'withdrawn', said: done.withdrawn, failed: withdrawFailed },
  end: { status: 'withdrawn', said: done.ended, failed: updateFailed },
  accept: { status: 'accepted', said: done.accepted, failed: updateFailed },
  decline: { status: 'declined', said: done.declined, failed: updateFailed },
  signOff: { status: 'completed', said: done.signedOff, failed: updateFailed },
  release: { status: 'withdrawn', said: done.ended, failed: updateFailed },
} as const

/** What one side can do with an application now (spec F2.14, F8; decisions A12, A26). */
export function ApplicationActions({ application, by, onMoved, isCompact = false }: ApplicationActionsProps) {
  const move = useMoveApplication()
  const moves = listMoves(application, by)
  const blockedReason = moves.includes('accept') ? explainAcceptBlocked(application) : null
  if (moves.length === 0) return null

  const make = async (kind: Move, text: string) => {
    const { status, said, failed } = outcomes[kind]
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
            {...questionOf(kind, application)}
            trigger={triggerOf(kind, { blocked: blockedReason !== null, isCompact })}
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
  kind: Move,
  { blocked, isCompact }: { blocked: boolean; isCompact: boolean },
): ReactElement {
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

function questionOf(kind: Move, application: Application): Question {
  const name = formatVolunteerName(application)
  const { title: project } = application.project
  switch (kind) {
    case 'withdraw': {
      const { title, text } = confirm.withdraw
      return { title, text: text(project), confirmLabel: actions.withdraw, destructive: true }
    }
    case 'end': {
      const { title, text } = confirm.end
      return { title, text: text(project), confirmLabel: actions.end, destructive: true, field: reason }
    }
    case 'accept':
      return {
        title: confirm.accept.title(name),
        text: confirm.accept.text,
        confirmLabel: actions.accept,
        field: feedback,
      }
    case 'decline':
      return {
        title: confirm.decline.title(name),
        text: confirm.decline.text,
        confirmLabel: actions.decline,
        destructive: true,
        field: feedback,
      }
    case 'signOff':
      return {
        title: confirm.signOff.title(name),
        text: confirm.signOff.text(project, application.waitingHours),
        confirmLabel: actions.signOff,
      }
    case 'release':
      return {
        title: confirm.release.title(name),
        text: confirm.release.text,
        confirmLabel: actions.release,
        destructive: true,
        field: reason,
      }
  }
}
