import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { MessageResults } from './message-results.tsx'

/** Searches the messages of one conversation; each result links to its position. */
export function PaneSearch({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const uiTexts = useTexts(uiCatalog)
  const { search: texts } = useTexts(messagingCatalog)
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      aria-label={texts.title}
      className="border-line bg-canvas grid max-h-[60%] content-start gap-3 overflow-y-auto border-b p-3 sm:px-4"
    >
      <div className="flex items-end gap-2">
        <SearchField
          inputRef={box}
          label={texts.label}
          placeholder={texts.placeholder}
          maxLength={limits.search}
          onSearch={setSearch}
          className="min-w-0 flex-1"
        />
        <TooltipIconButton label={uiTexts.close} icon={X} onClick={onClose} />
      </div>
      {search && <MessageResults search={search} conversationId={conversationId} onFollow={onClose} />}
    </section>
  )
}
