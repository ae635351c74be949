import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { addGuard, areGuardsReleased, isAskedBefore, type Guard } from '#web/lib/drafts/leave-guards.ts'
import { getDialogBase, loadDialogBase } from './dialog-code.ts'
import { LeaveQuestion, useLeaveQuestion } from './leave-question.tsx'

/** The question must also show without a connection. After a failure, the next change tries again. */
function prepare() {
  if (!getDialogBase()) loadDialogBase().catch(() => {})
}

export type LeaveGuardProps = {
  isDirty: () => boolean
  /** Says what happens to the changes. */
  text: string
  /** Switching to another tab of the page counts as leaving; another step of the same form does not. */
  tabs?: boolean
}

/** Asks before the user leaves a form with changes, by a link, in another language or by closing the page. */
export function LeaveGuard({ isDirty, text, tabs = false }: LeaveGuardProps) {
  const own = useRef<Guard>(null)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty() &&
      !isAskedBefore(own.current) &&
      (current.pathname !== next.pathname || (tabs && readTab(current.search) !== readTab(next.search))),
    enableBeforeUnload: () => isDirty() && !areGuardsReleased(),
    withResolver: true,
  })
  const { answer, ask } = useLeaveQuestion()
  const checkDirty = useEffectEvent(isDirty)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    const guard = { isDirty: () => checkDirty(), ask: () => askNow() }
    own.current = guard
    return addGuard(guard)
  }, [])
  useEffect(() => {
    // Not every change renders this again.
    document.addEventListener('input', prepare)
    return () => document.removeEventListener('input', prepare)
  }, [])
  useEffect(() => {
    if (isDirty()) prepare()
  })
  const answerBlocker = (isLeaving: boolean) => (isLeaving ? blocker.proceed?.() : blocker.reset?.())
  return (
    <LeaveQuestion answer={answer ?? (blocker.status === 'blocked' ? answerBlocker : null)} text={text} />
  )
}

const readTab = (search: object): unknown => ('tab' in search ? search.tab : undefined)
