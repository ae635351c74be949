import { useNavigate } from '@tanstack/react-router'
import { Building2, MessageCirclePlus, UserRound, UsersRound } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Correspondent } from '#contract/messages/conversations.ts'
import { limits } from '#contract/limits.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useCorrespondents, useStartConversation } from '#web/features/messages/api.ts'

/** Starts a conversation with someone new (spec F2, /messages); `onStarted` gets its id before it opens. */
export function StartDialog({ onStarted }: { onStarted: (id: string) => void }) {
  const { start: texts } = useTexts(messagingCatalog)
  const [open, setOpen] = useState(false)
  const isStarted = useRef(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        // The message box of the new conversation has the focus.
        if (isStarted.current) event.preventDefault()
        isStarted.current = false
      }}
      title={texts.title}
      description={texts.text}
      size="sm"
      trigger={
        <Button size="sm">
          <MessageCirclePlus aria-hidden />
          {texts.button}
        </Button>
      }
    >
      <People
        onStarted={(id) => {
          isStarted.current = true
          setOpen(false)
          onStarted(id)
        }}
      />
    </Dialog>
  )
}

function People({ onStarted }: { onStarted: (id: string) => void }) {
  const { start: texts } = useTexts(messagingCatalog)
  const [search, setSearch] = useState('')
  return (
    <div className="grid min-h-80 content-start gap-4">
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={limits.search}
        onSearch={setSearch}
      />
      <PeopleResults search={search} onStarted={onStarted} />
    </div>
  )
}

function PeopleResults({ search, onStarted }: { search: string; onStarted: (id: string) => void }) {
  const { start: texts } = useTexts(messagingCatalog)
  const people = useCorrespondents(search)
  const acting = useActingQuery()
  const start = useStartConversation()
  const navigate = useNavigate()
  const { data, isError, isFetching, refetch } = people
  if (!data) {
    if (isError) {
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion className="grid gap-2">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap(({ items }) => items)
  if (found.length === 0) {
    return <EmptyState as="h3" icon={UsersRound} title={texts.none} text={texts.noneText} />
  }
  const begin = (person: Correspondent) => {
    if (start.isPending) return
    const partner =
      person.type === 'organization' ? { organizationId: person.id } : { ...acting, volunteerId: person.id }
    start.mutate(partner, {
      onSuccess: ({ id }) => {
        onStarted(id)
        void navigate(paths.messages({ conversation: id }))
      },
    })
  }
  return (
    <LoadMoreList
      label={texts.list}
      className="-mx-2 grid gap-1"
      items={found.map((person) => ({
        key: `${person.type} ${person.id}`,
        content: <PersonButton person={person} onChoose={() => begin(person)} />,
      }))}
      {...toLoadMoreProps(people, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}

function PersonButton({ person, onChoose }: { person: Correspondent; onChoose: () => void }) {
  const { start: texts, list } = useTexts(messagingCatalog)
  const Icon = person.type === 'organization' ? Building2 : UserRound
  return (
    <button
      type="button"
      onClick={onChoose}
      className="hover:bg-sunken flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start -outline-offset-2 transition-colors"
    >
      <Avatar name={person.name} imageUrl={person.avatar} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere" dir="auto">
          {person.name}
        </span>
        <span className="text-muted flex items-center gap-1.5 text-sm">
          <Icon aria-hidden className="size-4 shrink-0" />
          {list.types[person.type]}
        </span>
      </span>
      {person.isPartner && <Badge>{texts.partner}</Badge>}
    </button>
  )
}
