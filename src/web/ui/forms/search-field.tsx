import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { Input } from './input.tsx'

const pauseMs = 300

export type SearchFieldProps = {
  label: string
  placeholder: string
  maxLength: number
  /** Called when the user pauses typing, and immediately on Enter. */
  onSearch: (search: string) => void
  inputRef?: RefObject<HTMLInputElement | null>
  className?: string
}

/** A search within a part of a screen that is not in the URL. */
export function SearchField({ label, onSearch, inputRef, className, ...input }: SearchFieldProps) {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (typed: string) => {
    clearTimeout(timer.current)
    onSearch(typed.trim())
  }
  return (
    <form
      role="search"
      // A screen can have another one.
      aria-label={label}
      className={joinClasses('grid', className)}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <Input
        ref={inputRef}
        type="search"
        icon={Search}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value
          setText(typed)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(typed), pauseMs)
        }}
        {...input}
      />
    </form>
  )
}
