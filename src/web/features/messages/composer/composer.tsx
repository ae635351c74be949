import { Paperclip, SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { hasVisibleText } from '#domain/messages/messaging.ts'
import { CharacterCounter } from '#web/ui/forms/character-counter.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/forms/field-control.ts'
import { makeId } from '#web/lib/browser/new-id.ts'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { AttachmentChips } from './attachments.tsx'
import { saveMessageDraft, loadMessageDraft, type DraftOwner } from './draft.ts'
import { isSending } from '#web/features/messages/log/keys.ts'
import { loadOutboxSender } from './lazy-outbox-sender.tsx'
import { addWaiting } from './outbox-store.ts'
import { useTypingSignal } from './typing.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { attachmentTypes, useAttachments } from './use-attachments.ts'
/** The counter shows from this many characters. */
const nearLimit = limits.message - 400

type ComposerProps = {
  owner: DraftOwner
  /** The box takes the focus when it is there, for what is typed next. */
  startsFocused: boolean
  onSent: () => void
}

/** Writes the next message (spec F2, /messages; F9); the draft stays on the device. */
export function Composer({ owner, startsFocused, onSent }: ComposerProps) {
  const { composer: texts } = useTexts(messagingCatalog)
  const [initialDraft] = useState(() => loadMessageDraft(owner))
  const [text, setText] = useState(initialDraft.text)
  const { attached, sending, add, remove, clear } = useAttachments(
    owner.conversationId,
    initialDraft.attachments,
  )
  const box = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const sendTypingSignal = useTypingSignal(owner.conversationId)
  const ids = { hint: useId(), counter: useId() }
  const length = countCharacters(text.trim())
  const canSend =
    (hasVisibleText(text) || attached.length > 0) && length <= limits.message && sending.length === 0
  const { currentUserId, conversationId } = owner
  useEffect(
    () => saveMessageDraft({ currentUserId, conversationId }, { text, attachments: [...attached] }),
    [currentUserId, conversationId, text, attached],
  )

  useEffect(() => void loadOutboxSender().catch(() => {}), [])
  useEffect(() => {
    if (startsFocused) box.current?.focus({ preventScroll: true })
  }, [startsFocused])

  function send() {
    if (!canSend) return
    addWaiting(currentUserId, {
      id: makeId(),
      conversationId,
      content: hasVisibleText(text) ? text.trim() : '',
      attachments: [...attached],
    })
    setText('')
    clear()
    box.current?.focus()
    onSent()
  }
  return (
    <div
      role="presentation"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <form
        className="border-line bg-surface grid grid-cols-1 gap-2 border-t p-3 sm:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <AttachmentChips attached={attached} sending={sending} onRemove={remove} />
        <div className="flex items-end gap-2">
          <TooltipIconButton label={texts.attach} icon={Paperclip} onClick={() => input.current?.click()} />
          <textarea
            ref={box}
            rows={1}
            aria-label={texts.label}
            aria-describedby={length >= nearLimit ? `${ids.hint} ${ids.counter}` : ids.hint}
            aria-invalid={length > limits.message || undefined}
            placeholder={texts.placeholder}
            enterKeyHint="send"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              if (hasVisibleText(event.currentTarget.value)) sendTypingSignal()
            }}
            onKeyDown={(event) => {
              if (!isSending(event)) return
              event.preventDefault()
              send()
            }}
            onPaste={(event) => {
              const files = [...event.clipboardData.files]
              if (files.length === 0) return
              event.preventDefault()
              add(files)
            }}
            className={joinClasses(
              controlClasses,
              'field-sizing-content max-h-30 min-h-11 min-w-0 flex-1 resize-none py-2.5 leading-5.5 wrap-anywhere',
            )}
          />
          <TooltipIconButton
            type="submit"
            label={texts.send}
            icon={SendHorizontal}
            disabled={!canSend}
            variant="primary"
          />
        </div>
        <p id={ids.hint} className="sr-only">
          {texts.hint}
        </p>
        {length >= nearLimit && <CharacterCounter id={ids.counter} text={text.trim()} max={limits.message} />}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={texts.attach}
          accept={attachmentTypes.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // Lets the person choose the same file again.
            event.target.value = ''
          }}
        />
      </form>
    </div>
  )
}
