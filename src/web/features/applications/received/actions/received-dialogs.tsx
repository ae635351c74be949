import { useState, type ReactNode } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import type { MoveAnswer } from '#web/features/applications/moves/move-dialog.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { nameOf } from '#web/features/applications/received/applicant-display.ts'
import type { Received } from '#web/features/applications/received/use-received.ts'
import type { DecisionDialogProps } from './decision-dialog.tsx'
import type { MessageDialogProps, SeveralDraft } from './message-dialog.tsx'

// Only once something is decided, together with what it asks in.
const DecisionDialog = lazyDialog<DecisionDialogProps>(
  async () => {
    const asked = withTexts(import('#web/features/applications/moves/move-dialog.tsx'))
    const { DecisionDialog: dialog } = await withTexts(import('./decision-dialog.tsx'))
    await asked
    return dialog
  },
  ({ onOpenChange }) => onOpenChange(false),
)
// Only for several people.
const MessageDialog = lazyDialog<MessageDialogProps>(
  async () => (await withTexts(import('./message-dialog.tsx'))).MessageDialog,
  ({ onOpenChange }) => onOpenChange(false),
)

/** The question about the hours of several applicants, from another feature. */
export type RenderSeveralHours = (
  applicants: readonly Applicant[],
  dialog: {
    key: number
    open: boolean
    onOpenChange: (open: boolean) => void
    onClosed: (event: Event) => void
    /** Called with the entries of an application that are confirmed. */
    onConfirmed: (id: string, entryIds: readonly string[]) => void
    onDone: (result: { confirmed: readonly string[]; failed: readonly string[] }) => void
  },
) => ReactNode

type ReceivedDialogsProps = {
  received: Received
  hours: RenderSeveralHours
  /** Called with those that a decision left as they were. */
  onMoved: (moved: readonly Application[]) => void
}

/** What is asked before a decision or a message. */
export function ReceivedDialogs({ received, hours, onMoved }: ReceivedDialogsProps) {
  const { dialogs, changes } = received
  const { shown } = dialogs
  // What was written stays while the page is open.
  const [drafts, setDrafts] = useState<Readonly<Record<string, MoveAnswer | null>>>({})
  const [messages, setMessages] = useState<Readonly<Record<string, SeveralDraft | null>>>({})
  if (shown === null) return null
  if (shown.kind === 'message') {
    const to = shown.ids.toSorted().join(' ')
    const message = messages[to]
    return (
      <MessageDialog
        key={shown.serial}
        open={dialogs.isOpen}
        onOpenChange={dialogs.changeOpen}
        onClosed={dialogs.onClosed}
        applicants={dialogs.applicants}
        {...(message && { draft: message })}
        onDraft={(written) => setMessages((all) => ({ ...all, [to]: written }))}
      />
    )
  }
  if (shown.kind === 'hours') {
    return hours(dialogs.applicants, {
      key: shown.serial,
      open: dialogs.isOpen,
      onOpenChange: dialogs.changeOpen,
      onClosed: dialogs.onClosed,
      onConfirmed: received.confirmHours,
      onDone: received.finishHours,
    })
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
