import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { isComposing } from '#web/lib/focus/composing.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const pauseMs = 300

export type SearchBoxProps = {
  label: string
  placeholder: string
  maxLength: number
  /** The search that the list currently shows. */
  value: string
  onSearch: (search: string) => void
  /**
   * Increases each time the search is cleared from outside, which also discards typed text that was not searched yet.
   */
  clearCount: number
  inputRef: RefObject<HTMLInputElement | null>
  /** Where the browser submits the search by itself, before the page's script runs or without it. */
  action: string
  /** The other parameters of that URL. */
  others: Readonly<Record<string, unknown>>
  /** Hides the label, where the field is one of a row of controls. */
  isLabelHidden?: boolean
  /**
   * Leaves the field for the results, for Escape and the Down arrow; returns false if there are none. Then, and without
   * it, Escape clears the field.
   */
  onLeave?: () => boolean
  /** Over the end of the empty field, such as the key that moves the focus here. */
  end?: ReactNode
}

/** Searches when the user pauses typing; Enter searches immediately. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onSearch, clearCount, inputRef } = props
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search changed elsewhere, by Back or by clearing. The arrival of this box's own search must not undo later
  // typing.
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
  // On a server-rendered page, the user may have typed before React could handle it.
  useEffect(() => adoptTypedText(), [])
  const input = (
    <div className="relative">
      <Input
        ref={inputRef}
        type="search"
        name="search"
        icon={Search}
        enterKeyHint="search"
        autoComplete="off"
        {...(props.isLabelHidden && { 'aria-label': props.label })}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => changeText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Escape and arrows of an input method choose a word.
          const leaves = event.key === 'Escape' || event.key === 'ArrowDown'
          if (!props.onLeave || !leaves || isComposing(event.nativeEvent)) return
          event.preventDefault()
          if (props.onLeave() || event.key !== 'Escape') return
          setText('')
          search('')
        }}
      />
      {text === '' && props.end}
    </div>
  )
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
      {props.isLabelHidden ? input : <Field label={props.label}>{input}</Field>}
    </form>
  )
}
