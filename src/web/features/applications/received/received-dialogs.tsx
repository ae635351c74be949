import { useState } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { MoveAnswer } from '#web/features/applications/move-dialog.tsx'
import { nameOf } from './applicant-display.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import type { Received } from './use-received.ts'

type ReceivedDialogsProps = {
  received: Received
  /** Called with those that a decision left as they were. */
  onMoved: (moved: readonly Application[]) => void
}

/** What is asked before a decision or a message. */
export function ReceivedDialogs({ received, onMoved }: ReceivedDialogsProps) {
  const { dialogs, changes } = received
  const { shown } = dialogs
  // What was written stays while the page is open.
  const [drafts, setDrafts] = useState<Readonly<Record<string, MoveAnswer | null>>>({})
  if (shown === null) return null
  if (shown.kind === 'message') {
    return (
      <MessageDialog
        key={shown.serial}
        open={dialogs.isOpen}
        onOpenChange={dialogs.changeOpen}
        applicants={dialogs.applicants}
      />
    )
  }
  const about = `${shown.kind} ${shown.ids.join(' ')}`
  const draft = drafts[about]
  return (
    <DecisionDialog
      key={shown.serial}
      kind={shown.kind}
      open={dialogs.isOpen && dialogs.applicants.length > 0}
      onOpenChange={dialogs.changeOpen}
      onClosed={dialogs.onClosed}
      {...(draft && { draft })}
      onDraft={(written) => setDrafts((all) => ({ ...all, [about]: written }))}
      applicants={dialogs.applicants}
      onDone={(result) => onMoved(received.finish(result))}
      onMoved={(id) => {
        const [row] = dialogs.applicants
        void changes.sayWhoWasFirst(id, row ? nameOf(row) : '')
      }}
    />
  )
}
