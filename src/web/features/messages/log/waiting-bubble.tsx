import { CircleAlert, Clock, RotateCw, Trash2 } from 'lucide-react'
import { useLiveStatus } from '#web/lib/live/live.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { AttachmentList } from '#web/features/messages/composer/attachments.tsx'
import { bubbleClasses } from './bubble.tsx'
import { MessageText } from '#web/features/messages/conversation/message-text.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { removeWaiting } from '#web/features/messages/composer/outbox.ts'
import { setWaitingFailure } from '#web/features/messages/composer/outbox-store.ts'
import type { WaitingMessage } from '#web/features/messages/composer/stored-values.ts'

/** A message that has not reached the server: sending, waiting for a connection, or rejected. */
export function WaitingBubble({
  message,
  currentUserId,
}: {
  message: WaitingMessage
  currentUserId: string
}) {
  const { bubble: texts, log } = useTexts(messagingCatalog)
  const { id, content, attachments, failure } = message
  const isConnected = useLiveStatus() !== 'connecting'
  const isOnline = useOnline() && isConnected
  return (
    <article aria-label={log.you} className="grid justify-items-end ps-10 pt-1 sm:ps-20">
      <div className={joinClasses(bubbleClasses(true), failure === null ? 'opacity-80' : 'border-danger')}>
        {content && <MessageText text={content} />}
        <AttachmentList attachments={attachments} />
      </div>
      {failure === null ? (
        <p role="status" className="text-muted flex items-center gap-1.5 px-1 pt-0.5 text-xs">
          <Clock aria-hidden className="size-3.5" />
          {isOnline ? texts.sending : texts.waiting}
        </p>
      ) : (
        <div role="alert" className="grid justify-items-end gap-1 pt-1">
          <p className="text-danger flex items-start gap-1.5 px-1 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <strong className="font-semibold">{texts.failed}.</strong> {failure}
            </span>
          </p>
          <div className="flex gap-1">
            <Button size="sm" variant="secondary" onClick={() => setWaitingFailure(currentUserId, id, null)}>
              <RotateCw aria-hidden />
              {texts.retry}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => removeWaiting(currentUserId, id)}>
              <Trash2 aria-hidden />
              {texts.discard}
            </Button>
          </div>
        </div>
      )}
    </article>
  )
}
