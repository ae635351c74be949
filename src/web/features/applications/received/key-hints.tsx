import { useTexts } from '#web/lib/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { hotkeys } from './hotkeys.ts'

/** The keys most used, below the list; the dialog has all of them. */
export function KeyHints() {
  const { keys: texts } = useTexts(receivedCatalog)
  const hints: readonly [name: string, ...keys: string[]][] = [
    [texts.move, hotkeys.next, hotkeys.previous],
    [texts.shortOpen, texts.enter],
    [texts.shortSelect, hotkeys.select],
    [texts.shortRange, texts.shift, hotkeys.select],
    [texts.shortAccept, hotkeys.accept],
    [texts.shortDecline, hotkeys.decline],
    [texts.shortShortlist, hotkeys.shortlist],
    [texts.shortMessage, hotkeys.message],
  ]
  return (
    <p aria-hidden className="text-muted mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs max-lg:hidden">
      {hints.map(([name, ...keys]) => (
        <span key={name} className="inline-flex items-center gap-1">
          {keys.map((each) => (
            <Kbd key={each} keys={each} />
          ))}
          {name}
        </span>
      ))}
    </p>
  )
}
