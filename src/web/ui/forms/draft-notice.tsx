import { FileClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

export type DraftNoticeProps = {
  /** When the draft was last changed. */
  savedAt: string
  onStartOver: () => void
  texts: { resumed: string; startOver: string; discardTitle: string; discardText: string }
}

/** Says that a draft was restored, and offers to discard it. */
export function DraftNotice({ savedAt, onStartOver, texts: draft }: DraftNoticeProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      role="status"
      className="bg-info-soft text-info flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg py-2 ps-4 pe-2"
    >
      <FileClock aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-sm">
        {draft.resumed} <TimeStamp iso={savedAt} inText />
      </p>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        destructive
        title={draft.discardTitle}
        text={draft.discardText}
        confirmLabel={draft.startOver}
        onConfirm={() => {
          setIsOpen(false)
          onStartOver()
        }}
        trigger={
          <Button variant="secondary" size="sm">
            {draft.startOver}
          </Button>
        }
      />
    </div>
  )
}
