import { useEffect, useRef, useState } from 'react'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { NoteForm } from './note-form.tsx'

export type NoteProps = {
  note: ApplicationNote
  volunteerName: string
  onChange: (text: string) => Promise<void>
  onRemove: () => Promise<void>
}

/** One note with author and date; only its author can edit or remove it. */
export function Note({ note, volunteerName, onChange, onRemove }: NoteProps) {
  const { notes: texts } = useTexts(triageCatalog)
  const [isEditing, setEditing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The form is gone, so the button that opened it takes the focus.
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const author = note.author ? formatFullName(note.author) : texts.gone
  const remove = async () => {
    setRemoving(true)
    try {
      await onRemove()
    } catch (error) {
      setRemoving(false)
      toastFailure(error, texts.removeFailed, texts.removeFailed)
    }
  }
  if (isEditing) {
    return (
      <NoteForm
        label={texts.change}
        initial={note.text}
        onSave={async (text) => {
          await onChange(text)
          setEditing(false)
        }}
        onCancel={() => setEditing(false)}
      />
    )
  }
  return (
    <div className="bg-sunken rounded-md px-4 py-3 text-sm wrap-anywhere">
      <div className="flex items-center gap-2.5">
        <Avatar name={author} imageUrl={note.author?.profileImageUrl} size="sm" />
        <p className="text-muted min-w-0">
          <span className="text-ink font-semibold">{note.isOwn ? texts.you : author}</span>{' '}
          <TimeStamp iso={note.createdAt} />
          {note.updatedAt !== note.createdAt && <> · {texts.changed}</>}
        </p>
      </div>
      <p className="mt-2 whitespace-pre-line" {...writtenText(note.language)}>
        {note.text}
      </p>
      {note.isOwn && (
        <div className="-ms-3 mt-1 flex flex-wrap">
          <Button ref={edit} variant="ghost" size="sm" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
          <ConfirmDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            title={texts.removeTitle}
            text={texts.removeText({ name: volunteerName })}
            confirmLabel={texts.remove}
            destructive
            loading={isRemoving}
            onConfirm={() => void remove()}
            trigger={
              <Button variant="ghost" size="sm">
                {texts.remove}
              </Button>
            }
          />
        </div>
      )}
    </div>
  )
}
