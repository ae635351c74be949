import { useEffect, useRef, useState } from 'react'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import { limits } from '#contract/limits.ts'
import { fieldMessageOf } from '#web/lib/calls/api-error.ts'
import { isComposing } from '#web/lib/focus/composing.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useSavedReplyMutations } from './saved-replies-api.ts'

export type ReplyEditorProps = { organizationId: string; replies: readonly SavedReply[] }

/** Renames and removes saved replies. */
export function ReplyEditor({ organizationId, replies }: ReplyEditorProps) {
  const { replies: texts } = useTexts(receivedCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const { change, remove } = useSavedReplyMutations(organizationId)
  const list = useRef<HTMLUListElement>(null)
  const [error, setError] = useState<{ id: string; text: string }>()
  const run = async (id: string, write: () => Promise<unknown>) => {
    setError(undefined)
    try {
      await write()
      return true
    } catch (refusal) {
      setError({ id, text: fieldMessageOf(refusal, errorsTexts.text) })
      return false
    }
  }
  // It opens below the rest of the dialog, where only its frame may be seen.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [])
  const removeOne = async ({ id, name }: SavedReply) => {
    if (!(await run(id, () => remove.mutateAsync(id)))) return
    list.current?.focus()
    toast({ title: texts.removed, description: name })
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={texts.label}
      className="border-line divide-line max-h-56 divide-y overflow-y-auto rounded-md border outline-none"
    >
      {replies.map((reply) => (
        <ReplyRow
          key={reply.id}
          reply={reply}
          error={error?.id === reply.id ? error.text : undefined}
          onRename={(name) => run(reply.id, () => change.mutateAsync({ id: reply.id, name }))}
          onRemove={() => void removeOne(reply)}
        />
      ))}
    </ul>
  )
}

type ReplyRowProps = {
  reply: SavedReply
  error: string | undefined
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

function ReplyRow({ reply, error, onRename, onRemove }: ReplyRowProps) {
  const { replies: texts } = useTexts(receivedCatalog)
  const { save } = useTexts(triageCatalog).notes
  const [name, setName] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const finish = async () => {
    const typed = (name ?? '').trim()
    if (typed === reply.name || (await onRename(typed))) close()
    else field.current?.focus()
  }
  const close = () => {
    setName(null)
    // The button is there again with the next render.
    requestAnimationFrame(() => button.current?.focus())
  }
  if (name !== null) {
    return (
      <li className="flex flex-wrap items-end gap-2 p-2">
        <Field label={texts.name} error={error} className="min-w-0 flex-1">
          <Input
            ref={field}
            value={name}
            maxLength={limits.label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- because it takes the place of the pressed button
            autoFocus
            data-takes-escape
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return
              if (event.key === 'Escape') close()
              if (event.key !== 'Enter') return
              event.preventDefault()
              void finish()
            }}
          />
        </Field>
        <Button variant="secondary" size="sm" onClick={() => void finish()}>
          {save}
        </Button>
      </li>
    )
  }
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-1 ps-3 pe-1">
      <span className="min-w-0 flex-1 truncate text-sm" dir="auto">
        {reply.name}
      </span>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-label={texts.renameOne({ name: reply.name })}
        onClick={() => setName(reply.name)}
      >
        {texts.rename}
      </Button>
      <Button variant="ghost" size="sm" aria-label={texts.removeOne({ name: reply.name })} onClick={onRemove}>
        {texts.remove}
      </Button>
      {error && <p className="text-danger w-full pb-2 text-sm">{error}</p>}
    </li>
  )
}
