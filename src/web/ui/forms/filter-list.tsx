import { Check, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '#web/lib/focus/composing.ts'
import { containsTyped } from '#web/lib/forms/text-filter.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Input } from './input.tsx'

export type FilterListOption = {
  value: string
  label: string
  /** A second line, such as a count. */
  detail?: string
  /** At the end of the first line; below it on a phone. */
  aside?: string
}

export type FilterListProps = {
  /** Accessible name of the list. */
  label: string
  /** Label and placeholder of the field that filters the options. */
  find: string
  /** Shown if no option matches. */
  none: ReactNode
  options: readonly FilterListOption[]
  value: string
  onChoose: (value: string) => void
  /** Called with what is typed, for options that have to be looked up. */
  onType?: (typed: string) => void
  /** Options made from what was typed, after all others. */
  last?: (typed: string) => readonly FilterListOption[]
  className?: string
}

/** One choice of many, with a field that filters them: arrow keys move, Enter chooses. */
export function FilterList(props: FilterListProps) {
  const { label, find, none, options, value, onChoose, onType, last, className } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = options.filter((each) => containsTyped(each.label, typed))
  const shown = last && typed.trim() !== '' ? [...found, ...last(typed.trim())] : found
  /** The option that the keys moved to: it stays the active one if others come before it. */
  const [moved, setMoved] = useState<string | null>(null)
  const chosen = shown.findIndex((each) => each.value === value)
  const movedTo = shown.findIndex((each) => each.value === moved)
  const first = typed.trim() === '' ? Math.max(chosen, 0) : 0
  const active = movedTo >= 0 ? movedTo : Math.min(first, shown.length - 1)
  const idOf = (index: number) => `${id}-${index}`
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const move = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    }[event.key]
    if (next === undefined || shown.length === 0) return
    event.preventDefault()
    setMoved(shown[Math.min(Math.max(next, 0), shown.length - 1)]?.value ?? null)
  }
  return (
    <div className={joinClasses('flex min-h-0 flex-col gap-2', className)}>
      <Input
        type="text"
        role="combobox"
        icon={Search}
        aria-label={find}
        placeholder={find}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onType?.(event.currentTarget.value)
          setMoved(null)
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          const option = shown[active]
          if (event.key !== 'Enter') return move(event)
          event.preventDefault()
          if (option) onChoose(option.value)
        }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- because the field above has the focus and its keys choose
          <div
            key={option.value}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onChoose(option.value)}
            className={joinClasses(
              // Hundreds of options: those out of view are not laid out.
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-sm [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]',
              index === active ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
            )}
          >
            <span className="grid min-w-0 flex-1 items-center gap-x-2 sm:grid-cols-[minmax(50%,1fr)_auto]">
              <span className="min-w-0">
                <span className="block truncate" dir="auto">
                  {option.label}
                </span>
                {option.detail && (
                  <span
                    className={joinClasses(
                      'block truncate text-xs',
                      index === active ? 'text-primary-ink' : 'text-muted',
                    )}
                  >
                    {option.detail}
                  </span>
                )}
              </span>
              {option.aside && <span className="text-xs tabular-nums sm:text-end">{option.aside}</span>}
            </span>
            <Check
              aria-hidden
              className={joinClasses('size-4 shrink-0', option.value !== value && 'invisible')}
            />
          </div>
        ))}
      </div>
      {/* It is there before its text, or no one would hear that. */}
      <div role="status" className="text-muted px-3 text-sm">
        {shown.length === 0 && <p className="pb-2">{none}</p>}
      </div>
    </div>
  )
}
