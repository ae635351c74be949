import { useRef } from 'react'
import type { ApplicationNote } from '#contract/triage.ts'
import { growthOf } from '#web/lib/growing.ts'
import { triageTexts } from '#web/messages/en/triage.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { GrowingList } from '#web/ui/growing-list.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/skeleton.tsx'
import { NoteForm } from './note-form.tsx'
import { Note } from './note.tsx'
import { useNotes, useNoteWrites } from './triage-api.ts'

export type NotesProps = { applicationId: string; volunteerName: string }

/** The private notes of members on an application: read, write, change and remove one's own. */
export function Notes({ applicationId, volunteerName }: NotesProps) {
  const { notes: texts } = triageTexts
  const list = useNotes(applicationId)
  const writes = useNoteWrites(applicationId)
  const region = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, refetch } = list
  const entries = data?.pages.flatMap((page) => page.items) ?? []
  const show = (note: ApplicationNote) => (
    <Note
      note={note}
      volunteerName={volunteerName}
      onChange={async (text) => void (await writes.change.mutateAsync({ id: note.id, text }))}
      onRemove={async () => {
        await writes.remove.mutateAsync(note.id)
        region.current?.focus()
      }}
    />
  )
  return (
    <div ref={region} tabIndex={-1} className="grid gap-4 outline-none">
      <NoteForm label={texts.write(volunteerName)} onSave={(text) => writes.write.mutateAsync(text)} />
      {!data && !isError && (
        <LoadingRegion>
          <SkeletonText lines={2} />
        </LoadingRegion>
      )}
      {!data && isError && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {entries.length > 0 && (
        <GrowingList
          label={texts.list(volunteerName)}
          className="grid gap-3"
          items={entries.map((note) => ({ key: note.id, content: show(note) }))}
          {...growthOf(list, texts.moreFailed)}
          moreLabel={texts.more}
        />
      )}
    </div>
  )
}
