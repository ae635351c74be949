import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { limits } from '#contract/limits.ts'
import { messages } from '#web/messages/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { writeFilters, type ProjectFilters } from './filters.ts'

const pauseMs = 300

export type SearchFieldProps = {
  /** What the list shows. */
  filters: ProjectFilters
  onSearch: (search: string) => void
  /** Grows with each Clear All, which also takes back what was typed and not searched yet. */
  clears: number
  inputRef: RefObject<HTMLInputElement | null>
}

/** Searches when the typing pauses; Enter searches at once. */
export function SearchField({ filters, onSearch, clears, inputRef }: SearchFieldProps) {
  const texts = messages.browse.filters
  const { search: value } = filters
  const { search: _, ...others } = writeFilters(filters)
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search changed elsewhere, by Back or Clear All; an own search that arrives must not undo later typing.
  const [sent, setSent] = useState(value)
  if (value !== shown) {
    setShown(value)
    setSent(value)
    if (value !== sent) setText(value)
  }
  const [cleared, setCleared] = useState(clears)
  if (clears !== cleared) {
    setCleared(clears)
    setText('')
  }
  useEffect(() => () => clearTimeout(timer.current), [clears])

  const search = (next: string) => {
    clearTimeout(timer.current)
    const trimmed = next.trim()
    if (trimmed === value) return
    setSent(trimmed)
    onSearch(trimmed)
  }
  const take = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(next), pauseMs)
  }
  const takeTyped = useEffectEvent(() => {
    const typed = inputRef.current?.value ?? text
    if (typed !== text) take(typed)
  })
  // On a page that the server drew, typing began before React could hear it.
  useEffect(() => takeTyped(), [])
  return (
    // Before the page's script runs, and without it, the browser sends the search itself.
    <form
      role="search"
      action="/browse"
      onSubmit={(event) => {
        event.preventDefault()
        search(inputRef.current?.value ?? text)
      }}
    >
      {Object.entries(others).map(([name, chosen]) => (
        <input key={name} type="hidden" name={name} value={String(chosen)} />
      ))}
      <Field label={texts.search}>
        <Input
          ref={inputRef}
          type="search"
          name="search"
          icon={Search}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => take(event.currentTarget.value)}
        />
      </Field>
    </form>
  )
}
