import { MapPin } from 'lucide-react'
import { Suspense, use, useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { searchLimits } from '#contract/search-limits.ts'
import { isComposing } from '#web/lib/focus/composing.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { OtherPlacesProps } from './other-places.tsx'
import type { PlaceSuggestionsProps } from './place-suggestions.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'

// Without them, a place can still be typed.
const PlaceSuggestions = lazyPart<PlaceSuggestionsProps>(
  async () => (await withTexts(import('./place-suggestions.tsx'))).PlaceSuggestions,
  () => null,
)
const OtherPlaces = lazyPart<OtherPlacesProps>(
  async () => (await withTexts(import('./other-places.tsx'))).OtherPlaces,
  () => null,
)

type NearFieldProps = {
  near: string
  /** The place that was found and other towns of its name; absent if there is none. */
  place?: { name: string; others: readonly string[] } | null
  /** What is wrong with what was typed; null if nothing is. */
  error: string | null
  /** The path that the form sends to without JavaScript, and the filters that go with it. */
  action: string
  others: Record<string, unknown>
  onNear: (near: string) => void
}

/** What the list of suggestions does for the field. */
export type SuggestionKeys = (event: KeyboardEvent) => void

/** The place to look near. It applies on Enter, on leaving the field, or with a suggestion. */
export function NearField({ near, place, error, action, others, onNear }: NearFieldProps) {
  const texts = useTexts(browseCatalog).filters
  const { hasRegisters } = use(SiteContext)
  const [text, setText] = useState(near)
  const [shown, setShown] = useState(near)
  if (near !== shown) {
    setShown(near)
    setText(near)
  }
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string | null | undefined>(null)
  const keys = useRef<SuggestionKeys>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const apply = (next: string) => {
    setOpen(false)
    setText(next.trim())
    if (next.trim() !== near) onNear(next.trim())
  }
  // On a server-rendered page, the user may have typed before React could handle it.
  const adoptTypedText = useEffectEvent(() => setText(input.current?.value ?? text))
  useEffect(() => adoptTypedText(), [])
  const isExpanded = isOpen && active !== null
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        apply(text)
      }}
    >
      {Object.entries(others).map(([name, chosen]) => (
        <input key={name} type="hidden" name={name} value={String(chosen)} />
      ))}
      <Field label={hasRegisters ? texts.near : texts.nearElsewhere} error={error ?? undefined}>
        <div className="relative">
          <Input
            ref={input}
            name="near"
            icon={MapPin}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? listId : undefined}
            aria-activedescendant={(isExpanded && active) || undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={searchLimits.search}
            value={text}
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setOpen(true)
            }}
            onBlur={() => apply(text)}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return
              if (event.key === 'Escape') setOpen(false)
              else if (isOpen) keys.current?.(event)
              else if (event.key === 'ArrowDown') setOpen(true)
            }}
          />
          {isOpen && (text !== near || error !== null) && (
            <Suspense>
              <PlaceSuggestions id={listId} text={text} keys={keys} onActive={setActive} onChoose={apply} />
            </Suspense>
          )}
        </div>
      </Field>
      {place && place.others.length > 0 && (
        <Suspense>
          <OtherPlaces
            {...place}
            onChoose={(other) => {
              apply(other)
              input.current?.focus()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
