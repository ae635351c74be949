import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const pauseMs = 300

export type SearchBoxProps = {
  label: string
  placeholder: string
  maxLength: number
  /** What the list shows is found by. */
  value: string
  onSearch: (search: string) => void
  /** Grows with each clearing from outside, which also takes back what was typed and not searched yet. */
  clearCount: number
  inputRef: RefObject<HTMLInputElement | null>
  /** Where the browser sends the search itself, before the page's script runs and without it. */
  action: string
  /** What else that address says. */
  others: Readonly<Record<string, unknown>>
}

/** Searches when the typing pauses; Enter searches at once. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onSearch, clearCount, inputRef } = props
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search changed elsewhere, by Back or a clearing; an own search that arrives must not undo later typing.
  const [sent, setSent] = useState(value)
  if (value !== shown) {
    setShown(value)
    setSent(value)
    if (value !== sent) setText(value)
  }
  const [cleared, setCleared] = useState(clearCount)
  if (clearCount !== cleared) {
    setCleared(clearCount)
    setText('')
  }
  useEffect(() => () => clearTimeout(timer.current), [clearCount])

  const search = (next: string) => {
    clearTimeout(timer.current)
    const trimmed = next.trim()
    setSent(trimmed)
    onSearch(trimmed)
  }
  const changeText = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(next), pauseMs)
  }
  const adoptTypedText = useEffectEvent(() => {
    const typed = inputRef.current?.value ?? text
    if (typed !== text) changeText(typed)
  })
  // On a page that the server drew, typing began before React could hear it.
  useEffect(() => adoptTypedText(), [])
  return (
    <form
      role="search"
      action={props.action}
      onSubmit={(event) => {
        event.preventDefault()
        search(inputRef.current?.value ?? text)
      }}
    >
      {Object.entries(props.others).map(([name, chosen]) => (
        <input key={name} type="hidden" name={name} value={String(chosen)} />
      ))}
      <Field label={props.label}>
        <Input
          ref={inputRef}
          type="search"
          name="search"
          icon={Search}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
        />
      </Field>
    </form>
  )
}
