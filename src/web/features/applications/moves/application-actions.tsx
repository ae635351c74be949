import { Suspense, type ReactElement } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { listMoves, explainAcceptBlocked, type Move } from '#web/features/applications/application-display.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { ScopeSummary } from '#web/features/applications/scope/scope-summary.tsx'
import type {
  ReplyPickerProps,
  ReplyToolsProps,
} from '#web/features/applications/received/actions/reply-picker.tsx'
import { useMove, useMoveQuestion } from './application-moves.ts'
import { MoveButton } from './move-button.tsx'
import type { MoveAnswer } from './move-dialog.tsx'

// Only in the dialog that declines.
const loadReplies = () => withTexts(import('#web/features/applications/received/actions/reply-picker.tsx'))
const ReplyPicker = lazyPart<ReplyPickerProps>(
  async () => (await loadReplies()).ReplyPicker,
  () => null,
)
const ReplyTools = lazyPart<ReplyToolsProps>(
  async () => (await loadReplies()).ReplyTools,
  () => null,
)

export type ApplicationActionsProps = {
  application: Application
  by: ApplicationSide
  /** Called after a move; its button is gone by then. */
  onMoved: () => void
  /** `sm` for a row of a list, where there is little room; `bar` beside other buttons of a bar. */
  size?: 'md' | 'sm' | 'bar'
}

/** What one side can do with an application now (spec F2.14, F8; decisions A12, A26). */
export function ApplicationActions({ application, by, onMoved, size = 'md' }: ApplicationActionsProps) {
  const { actions, cannotAccept } = useTexts(applicationsCatalog)
  const { make, isPending } = useMove(application)
  const questionOf = useMoveQuestion(application)
  const moves = listMoves(application, by)
  const blockedReason = moves.includes('accept') ? explainAcceptBlocked({ cannotAccept }, application) : null
  if (moves.length === 0) return null
  const confirm = async (kind: Move, answer: MoveAnswer) => {
    const moved = await make(kind, answer)
    if (moved) onMoved()
    return moved !== null
  }
  return (
    <div className="grid gap-2">
      <div className={joinClasses('flex flex-wrap', size === 'md' ? 'gap-3' : 'gap-2')}>
        {moves.map((kind) => (
          <MoveButton
            key={kind}
            {...questionOf(kind)}
            trigger={triggerOf(actions[kind], kind, { blocked: blockedReason !== null, size })}
            loading={isPending}
            onConfirm={(answer) => confirm(kind, answer)}
            {...(kind === 'signOff' &&
              application.scope && { below: () => <ScopeSummary application={application} /> })}
            {...(kind === 'decline' && {
              above: (answer, onAnswer) => (
                <Suspense>
                  <ReplyPicker
                    organizationId={application.organization.id}
                    answer={answer}
                    onAnswer={onAnswer}
                  />
                </Suspense>
              ),
              below: (answer) => (
                <Suspense>
                  <ReplyTools organizationId={application.organization.id} answer={answer} />
                </Suspense>
              ),
            })}
          />
        ))}
      </div>
      {blockedReason && <p className="text-muted text-sm">{blockedReason}</p>}
    </div>
  )
}

function triggerOf(
  label: string,
  kind: Move,
  { blocked, size }: { blocked: boolean; size: 'md' | 'sm' | 'bar' },
): ReactElement {
  return (
    <Button
      variant={kind === 'accept' ? 'primary' : 'secondary'}
      size={size}
      className={joinClasses(size === 'bar' && 'lg:px-3.5')}
      disabled={kind === 'accept' && blocked}
    >
      {label}
    </Button>
  )
}
