import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

export type SaveBarProps = {
  isDraft: boolean
  /** The number of unsaved answers. */
  changed: number
  /** Whether the changes could be stored on this device. */
  isDraftSaved: boolean
  /** Whom saving will ask, if it changes agreed work; empty otherwise. */
  asks: string
  pending: 'save' | 'publish' | null
  onDiscard: () => void
  onPublish: () => void
}

/** Unsaved changes and the actions; visible while there is something to save or publish. */
export function SaveBar({
  isDraft,
  changed,
  isDraftSaved,
  asks,
  pending,
  onDiscard,
  onPublish,
}: SaveBarProps) {
  const { edit } = useTexts(manageCatalog)
  const [isOpen, setIsOpen] = useState(false)
  const status = changed === 0 ? '' : isDraftSaved ? edit.changed({ count: changed }) : edit.notKept
  const isShown = isDraft || changed > 0
  return (
    <div
      role="group"
      aria-label={edit.bar}
      className={joinClasses(
        'short:static sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-3 md:bottom-4',
        isShown &&
          'border-line bg-surface shadow-popover rounded-lg border px-4 py-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 sm:max-md:-mx-6',
      )}
    >
      <p role="status" className="text-muted min-w-0 flex-1 basis-48 text-sm">
        {status}
        {asks !== '' && <span className="text-warn block font-medium">{asks}</span>}
      </p>
      {isShown && (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          {changed > 0 && (
            <>
              <ConfirmDialog
                open={isOpen}
                onOpenChange={setIsOpen}
                destructive
                title={edit.draft.discardTitle}
                text={edit.draft.discardText}
                confirmLabel={edit.discard}
                onConfirm={() => {
                  setIsOpen(false)
                  onDiscard()
                }}
                trigger={<Button variant="ghost">{edit.discard}</Button>}
              />
              <Button
                type="submit"
                variant={isDraft ? 'secondary' : 'primary'}
                loading={pending === 'save'}
                loadingText={edit.saving}
              >
                {isDraft ? edit.saveDraft : edit.save}
              </Button>
            </>
          )}
          {isDraft && (
            <Button loading={pending === 'publish'} loadingText={edit.publishing} onClick={onPublish}>
              {edit.publish}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
