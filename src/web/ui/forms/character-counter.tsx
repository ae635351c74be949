import { joinClasses } from '#web/ui/class-names.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { countCharacters } from './text-limits.ts'

export type CharacterLimits = { text: string; min?: number; max?: number }

// Screen readers hear the count only where it starts to matter: announcing every key would drown out the typing.
const closeToLimit = 20

/** How much of a text's limit is used, or how much is still missing. */
export function CharacterCounter({ id, text, min = 0, max }: CharacterLimits & { id: string }) {
  const uiTexts = useTexts(uiCatalog)
  const length = countCharacters(text)
  const over = max === undefined ? 0 : length - max
  // That some text is needed, its field says; before anything is typed, its hint says how much.
  const missing = min > 1 && length > 0 ? min - countCharacters(text.trim()) : 0
  const shown =
    over > 0
      ? uiTexts.charactersOver({ over })
      : missing > 0
        ? uiTexts.charactersMissing({ missing })
        : max === undefined
          ? ''
          : uiTexts.charactersUsed({ used: length, max })
  const spokenText =
    over > 0
      ? shown
      : max !== undefined && -over <= closeToLimit
        ? uiTexts.charactersLeft({ left: -over })
        : ''
  return (
    <>
      <p
        id={id}
        className={joinClasses(
          'ms-auto text-sm tabular-nums',
          over > 0 ? 'text-danger font-medium' : 'text-muted',
        )}
      >
        {shown}
      </p>
      <LiveRegion text={spokenText} />
    </>
  )
}
