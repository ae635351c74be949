import { keepPreviousData } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useImperativeHandle, useState, type RefObject } from 'react'
import { findPlace } from '#contract/projects/places.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { usePausedText } from '#web/lib/forms/paused-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import type { SuggestionKeys } from './near-field.tsx'
import { placesCatalog } from '#web/features/projects/texts/places-texts.ts'

/** From this many characters on, there are few enough places to suggest. */
const minCharacters = 2

export type PlaceSuggestionsProps = {
  /** Id of the list. */
  id: string
  text: string
  /** Receives what to do with the keys pressed in the field. */
  keys: RefObject<SuggestionKeys | null>
  /** Reports the id of the marked option: undefined if there is none, null without any options. */
  onActive: (id: string | null | undefined) => void
  onChoose: (place: string) => void
}

/** Known places like the one being typed: the list of an ARIA combobox, whose field keeps the focus. */
export function PlaceSuggestions({ id, text, keys, onActive, onChoose }: PlaceSuggestionsProps) {
  const texts = useTexts(placesCatalog)
  const typed = usePausedText(text.trim())
  const [marked, setMarked] = useState<{ typed: string; at: number } | null>(null)
  const { data } = useEndpointQuery(
    findPlace,
    typed.length < minCharacters ? null : { query: { text: typed } },
    {
      placeholderData: keepPreviousData,
      refetchOnMount: false,
    },
  )
  const found = (text.trim().length >= minCharacters && data?.suggestions) || []
  const places = found.length === 1 && found[0] === text.trim() ? [] : found
  const at = marked?.typed === typed && marked.at < places.length ? marked.at : null
  const idOf = (index: number) => `${id}-${index}`
  const count = places.length
  const report = useEffectEvent(onActive)
  useEffect(() => report(count === 0 ? null : at === null ? undefined : `${id}-${at}`), [id, count, at])
  // Without the list, none is marked.
  useEffect(() => () => report(null), [])
  useImperativeHandle<SuggestionKeys | null, SuggestionKeys>(keys, () => (event) => {
    const place = at === null ? undefined : places[at]
    if (event.key === 'Enter' && place) {
      event.preventDefault()
      onChoose(place)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || count === 0) return
    event.preventDefault()
    // Past either end nothing is marked, so that what was typed can be used as it is.
    const next = at === null ? (step === 1 ? 0 : count - 1) : at + step
    setMarked(next < 0 || next >= count ? null : { typed, at: next })
  })
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && texts.found({ count })}
      </p>
      {count > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={texts.suggestions}
          className="border-line bg-surface shadow-popover absolute inset-x-0 top-full z-20 mt-1 rounded-md border p-1"
        >
          {places.map((place, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- because the field above has the focus and its keys choose
            <div
              key={place}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(place)}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-sm wrap-anywhere',
                index === at ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
              )}
            >
              <MapPin aria-hidden className="size-4 shrink-0" />
              <span dir="auto">{place}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
