import { useId, useRef, useState } from 'react'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'

export type NoteFormProps = {
  label: string
  initial?: string
  onSave: (text: string) => Promise<unknown>
  onCancel?: () => void
  /** What is typed is stored on this device under it until it is saved. */
  draftName?: string
}

/** Adds or edits a note; on failure the text stays. */
export function NoteForm({ label, initial = '', onSave, onCancel, draftName }: NoteFormProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const uiTexts = useTexts(uiCatalog)
  const { notes: texts } = useTexts(triageCatalog)
  const id = useId()
  const writing = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => loadNote(draftName) ?? initial)
  const change = (next: string) => {
    setText(next)
    if (draftName === undefined) return
    if (next === '') removeDraft(draftName)
    else saveDraft(draftName, next)
  }
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    const words = text.trim()
    const tooLong = countCharacters(words) > limits.message
    if (words === '' || tooLong) {
      setError(tooLong ? applicationsTexts.confirm.tooLong({ max: limits.message }) : texts.empty)
      writing.current?.focus()
      return
    }
    setSaving(true)
    try {
      await onSave(words)
      // What was typed while it was being saved is not saved.
      if ((writing.current?.value ?? loadNote(draftName) ?? text) === text) change('')
    } catch (refusal) {
      setError(messageOf(refusal, texts.saveFailed))
    }
    setSaving(false)
  }
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <Field id={id} label={label} hint={texts.hint} error={error} counter={{ text, max: limits.message }}>
        <Textarea
          ref={writing}
          rows={2}
          className="min-h-20"
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- because it takes the place of the pressed button
          autoFocus={onCancel !== undefined}
          onChange={(event) => {
            change(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" loading={isSaving}>
          {onCancel ? texts.save : texts.add}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {uiTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

function loadNote(draftName: string | undefined): string | null {
  const stored = draftName === undefined ? null : loadDraft(draftName)?.values
  return typeof stored === 'string' ? stored : null
}
