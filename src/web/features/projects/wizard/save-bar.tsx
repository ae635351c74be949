import { useState } from 'react'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

export type SaveBarProps = {
  isDraft: boolean
  /** How many answers differ from what is saved. */
  changed: number
  /** Whether the changes could be kept on this device. */
  isKept: boolean
  pending: 'save' | 'publish' | null
  onDiscard: () => void
  onPublish: () => void
}

/** What is not saved yet and the ways on, always in sight; its first button submits the form around it. */
export function SaveBar({ isDraft, changed, isKept, pending, onDiscard, onPublish }: SaveBarProps) {
  const { edit } = messages.manage
  const [asking, setAsking] = useState(false)
  return (
    <div
      role="group"
      aria-label={edit.bar}
      className="border-line bg-surface shadow-popover sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 sm:max-md:-mx-6 md:bottom-4"
    >
      <p role="status" className="text-muted min-w-0 flex-1 basis-48 text-sm">
        {changed === 0 ? edit.clean : isKept ? edit.changed(changed) : edit.notKept}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        {changed > 0 && (
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            destructive
            title={edit.draft.discardTitle}
            text={edit.draft.discardText}
            confirmLabel={edit.discard}
            onConfirm={() => {
              setAsking(false)
              onDiscard()
            }}
            trigger={<Button variant="ghost">{edit.discard}</Button>}
          />
        )}
        <Button
          type="submit"
          variant={isDraft ? 'secondary' : 'primary'}
          disabled={changed === 0}
          loading={pending === 'save'}
          loadingText={edit.saving}
        >
          {isDraft ? edit.saveDraft : edit.save}
        </Button>
        {isDraft && (
          <Button loading={pending === 'publish'} loadingText={edit.publishing} onClick={onPublish}>
            {edit.publish}
          </Button>
        )}
      </div>
    </div>
  )
}
