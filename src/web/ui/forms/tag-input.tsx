import { Plus, X } from 'lucide-react'
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'
import { isComposing } from '#web/lib/focus/composing.ts'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { addTags, leftOver, type TagRules } from './tags.ts'

export type TagInputProps = TagRules & {
  value: readonly string[]
  onValueChange: (value: string[]) => void
  placeholder?: string
  /** Label of the button beside the input. */
  addLabel?: string
  /** Hides the list of labels, if another part of the screen shows them. */
  tagsHidden?: boolean
}

/** The user's own labels: typed or pasted, trimmed, without duplicates, each removable. Enter or a comma adds one. */
export function TagInput({
  value,
  onValueChange,
  placeholder,
  tagsHidden,
  addLabel,
  ...rules
}: TagInputProps) {
  const formsTexts = useTexts(formsCatalog)
  const [draft, setDraft] = useState('')
  const [statusText, setStatusText] = useState('')
  /** An unknown label that the user was asked about. */
  const [unknownTag, setUnknownTag] = useState<string>()
  const namesId = useId()
  const { known } = rules
  const input = useRef<HTMLInputElement>(null)

  function add(text: string, { canConfirm = true } = {}) {
    const result = addTags(value, text, { ...rules, confirmed: canConfirm ? unknownTag : undefined })
    // Blur does not answer the question: the press that caused it may be on "Add".
    if (canConfirm) setUnknownTag(result.unknown)
    setDraft(result.rest)
    setStatusText(result.statusText)
    if (result.tags.length > value.length) onValueChange(result.tags)
  }
  function remove(tag: string) {
    onValueChange(value.filter((one) => one !== tag))
    setStatusText(formsTexts.tagRemoved({ tag }))
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter chooses a word of the input method, as in Japanese.
    if (isComposing(event.nativeEvent)) return
    const last = value.at(-1)
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(draft)
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last)
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (!/[,\n]/.test(text)) return
    event.preventDefault()
    add(draft + text)
  }

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <input
          ref={input}
          {...useFieldControl()}
          {...(draft.trim() !== '' && leftOver)}
          value={draft}
          placeholder={placeholder}
          enterKeyHint="done"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => draft.trim() && add(draft, { canConfirm: false })}
          list={known && namesId}
          className={joinClasses(controlClasses, 'h-11 min-w-0')}
        />
        <Button variant="secondary" onClick={() => add(draft)} disabled={draft.trim() === ''}>
          <Plus aria-hidden />
          {addLabel ?? formsTexts.add}
        </Button>
        {known && (
          <datalist id={namesId}>
            {known.names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        )}
      </div>
      <p role="status" className="text-muted text-sm empty:sr-only">
        {statusText}
      </p>
      {value.length > 0 && !tagsHidden && (
        <ul className="flex flex-wrap gap-2">
          {value.map((tag) => (
            <li
              key={tag}
              className="bg-primary-soft text-primary-ink inline-flex h-9 max-w-full items-center rounded-full ps-3.5 text-sm font-medium"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={formsTexts.removeTag({ tag })}
                onClick={() => remove(tag)}
                className="target-44 hover:bg-ink/10 ms-1 grid size-9 shrink-0 place-items-center rounded-full"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
