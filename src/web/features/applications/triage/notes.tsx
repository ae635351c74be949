import { useContext, useRef } from 'react'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { NoteForm } from './note-form.tsx'
import { Note } from './note.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useNotes, useNoteMutations } from './triage-api.ts'

export type NotesProps = { applicationId: string; volunteerName: string }

/** Members' private notes on an application, with adding, editing and removing one's own. */
export function Notes({ applicationId, volunteerName }: NotesProps) {
  const { notes: texts } = useTexts(triageCatalog)
  const readerId = useContext(CurrentUserContext) ?? ''
  const list = useNotes(applicationId)
  const writes = useNoteMutations(applicationId)
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
      <NoteForm
        key={applicationId}
        label={texts.write({ name: volunteerName })}
        draftName={`application-note:${readerId}:${applicationId}`}
        onSave={(text) => writes.write.mutateAsync(text)}
      />
      {!data && !isError && (
        <LoadingRegion>
          <SkeletonText lines={2} />
        </LoadingRegion>
      )}
      {!data && isError && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {entries.length > 0 && (
        <LoadMoreList
          label={texts.list({ name: volunteerName })}
          className="grid gap-3"
          items={entries.map((note) => ({ key: note.id, content: show(note) }))}
          {...toLoadMoreProps(list, texts.moreFailed)}
          moreLabel={texts.more}
        />
      )}
    </div>
  )
}
