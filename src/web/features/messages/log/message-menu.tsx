import { Copy, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { findEditRefusal } from '#domain/messages/messaging.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { messageAnchor } from './log-rows.ts'
import { useDeleteMessage } from './message-api.ts'
import { messagingCatalog, type MessagingTexts } from '#web/features/messages/texts/messaging-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'

const ReportDialog = lazyDialog<MenuDialogProps>(
  async () => (await withTexts(import('./report-dialog.tsx'))).ReportDialog,
  ({ onGone }) => onGone(),
)

export type MessageMenuProps = {
  message: Message
  isOwn: boolean
  isOwnSide: boolean
  onEdit: () => void
}

/** The actions on a message. */
export function MessageMenu({ message, isOwn, isOwnSide, onEdit }: MessageMenuProps) {
  const messagingTexts = useTexts(messagingCatalog)
  const { bubble: texts } = messagingTexts
  const [openDialog, setOpenDialog] = useState<'delete' | 'report' | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const now = useNow()
  const facts = {
    senderId: message.senderId,
    createdAt: new Date(message.timestamp),
    deletedAt: message.deletedAt === null ? null : new Date(message.deletedAt),
  }
  const canEdit =
    isOwn && findEditRefusal(facts, { userId: message.senderId ?? '', now: new Date(now) }) === null
  const label = message.content ? texts.menu({ words: truncateText(message.content, 40) }) : texts.menuOfFile
  const canReport = !isOwnSide && !message.hasReported
  const hasItems = message.content !== '' || isOwn || canReport
  const back = (event: Event) => {
    // The menu item that opened the dialog is gone, and a deleted message has no menu.
    event.preventDefault()
    const target = trigger.current ?? document.getElementById(messageAnchor(message.id))
    target?.focus()
  }
  return (
    <>
      <div
        hidden={!hasItems}
        className="shrink-0 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100"
      >
        <DropdownMenu
          align={isOwnSide ? 'end' : 'start'}
          trigger={<IconButton ref={trigger} size="sm" label={label} icon={Ellipsis} />}
        >
          {message.content && (
            <MenuItem icon={Copy} onSelect={() => void copy(messagingTexts, message.content)}>
              {texts.copy}
            </MenuItem>
          )}
          {canEdit && (
            <MenuItem icon={Pencil} onSelect={onEdit}>
              {texts.edit}
            </MenuItem>
          )}
          {isOwn && (
            <MenuItem icon={Trash2} destructive onSelect={() => setOpenDialog('delete')}>
              {texts.delete}
            </MenuItem>
          )}
          {canReport && (
            <MenuItem icon={Flag} onSelect={() => setOpenDialog('report')}>
              {texts.report}
            </MenuItem>
          )}
        </DropdownMenu>
      </div>
      {openDialog === 'delete' && (
        <DeleteDialog message={message} onClosed={back} onGone={() => setOpenDialog(null)} />
      )}
      {openDialog === 'report' && (
        <ReportDialog message={message} onClosed={back} onGone={() => setOpenDialog(null)} />
      )}
    </>
  )
}

function copy({ bubble: texts }: MessagingTexts, text: string) {
  return copyText(text, { copied: { title: texts.copied }, failed: { title: texts.copyFailed } })
}

type MenuDialogProps = {
  message: Message
  onClosed: (event: Event) => void
  /** Called after the message is gone. */
  onGone: () => void
}

function DeleteDialog({ message, onClosed, onGone }: MenuDialogProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { deletion } = useTexts(messagingCatalog)
  const [open, setOpen] = useState(true)
  const remove = useDeleteMessage(message.id)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        onClosed(event)
        onGone()
      }}
      title={deletion.title}
      text={message.isAnnouncement ? deletion.textOfMany : deletion.text}
      confirmLabel={deletion.confirm}
      destructive
      loading={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            setOpen(false)
            toast({ title: deletion.done })
          },
          onError: (error) => toastFailure(error, deletion.failed, errorsTexts.unreachable),
        })
      }
    />
  )
}
