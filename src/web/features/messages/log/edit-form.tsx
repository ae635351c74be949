import { useEffect, useId, useRef, useState } from 'react'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { hasVisibleText } from '#domain/messages/messaging.ts'
import type { Message } from '#contract/messages/messages.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CharacterCounter } from '#web/ui/forms/character-counter.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/forms/field-control.ts'
import { isComposing } from '#web/lib/focus/composing.ts'
import { isSending } from './keys.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useEditMessage } from './message-api.ts'

/** Edits a message in place; Enter saves, Escape cancels. */
export function EditForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const errorsTexts = useTexts(errorsCatalog)
  const uiTexts = useTexts(uiCatalog)
  const { edit: texts } = useTexts(messagingCatalog)
  // The version that was read: one that was changed elsewhere meanwhile must not be overwritten unseen.
  const [base] = useState(message)
  const [text, setText] = useState(base.content)
  const change = useEditMessage(base)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // The menu that opened it is gone.
  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [])
  const written = hasVisibleText(text) ? text.trim() : ''
  const length = countCharacters(written)
  // A message may consist of a file alone.
  const canSave = (length > 0 || message.attachments.length > 0) && length <= limits.message
  const save = () => {
    if (!canSave || change.isPending) return
    if (written === base.content || written === message.content) return onDone()
    change.mutate(written, { onSuccess: onDone })
  }
  return (
    <form
      className="grid w-full grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <textarea
        ref={box}
        rows={2}
        aria-label={texts.label}
        aria-describedby={`${id}-hint${change.isError ? ` ${id}-error` : ''}`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Escape') {
            event.stopPropagation()
            onDone()
          } else if (isSending(event)) {
            event.preventDefault()
            save()
          }
        }}
        className={joinClasses(
          controlClasses,
          'field-sizing-content max-h-60 min-h-11 resize-none py-2.5 wrap-anywhere',
        )}
      />
      {message.isAnnouncement && <p className="text-ink text-sm">{texts.oneOfMany}</p>}
      {change.isError && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {messageOf(change.error, errorsTexts.unreachable)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={`${id}-hint`} className="text-muted me-auto text-xs">
          {texts.hint}
        </p>
        {length >= limits.message - 400 && (
          <CharacterCounter id={`${id}-count`} text={written} max={limits.message} />
        )}
        <Button size="sm" variant="secondary" onClick={onDone}>
          {uiTexts.cancel}
        </Button>
        <Button
          size="sm"
          type="submit"
          disabled={!canSave}
          loading={change.isPending}
          loadingText={texts.saving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
