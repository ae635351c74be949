import { Lightbulb } from 'lucide-react'
import { isShortCoverLetter } from '#domain/applications/cover-letter.ts'
import { usePausedText } from '#web/lib/forms/paused-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'

/** Milliseconds without typing, so that no one is interrupted, nor does the form move, while they write. */
const pauseMs = 1500

/** What a message could add that says little once its author pauses. It can be sent as it is. */
export function MessageAdvice({ text, organization }: { text: string; organization: string }) {
  const { dialog } = useTexts(applicationsCatalog)
  const paused = usePausedText(text, pauseMs)
  const isShort = isShortCoverLetter(text) && isShortCoverLetter(paused)
  return (
    // It is there before its text, so that screen readers announce it.
    <p
      role="status"
      className={isShort ? 'bg-accent-soft flex gap-2 rounded-md px-3 py-2 text-sm' : 'sr-only'}
    >
      {isShort && (
        <>
          <Lightbulb aria-hidden className="text-accent-ink mt-0.5 size-4 shrink-0" />
          {dialog.sayMore({ organization })}
        </>
      )}
    </p>
  )
}
