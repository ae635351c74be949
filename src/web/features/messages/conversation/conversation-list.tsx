import { Link } from '@tanstack/react-router'
import { BellOff, Building2, MessagesSquare, SearchX, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '#contract/messages/conversations.ts'
import { limits } from '#contract/limits.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { describeUnread } from '#web/lib/format/unread-badge.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useConversation, useConversationList, useMessageSearch } from '#web/features/messages/api.ts'
import { MessageResults } from './message-results.tsx'
import { isOfOwnSide, otherOf } from './sides.ts'
import { messagingCatalog, type MessagingTexts } from '#web/features/messages/texts/messaging-texts.ts'
import { unreadMessagesCatalog } from '#web/features/messages/texts/unread-messages-texts.ts'
import { unreadCatalog } from '#web/lib/texts/unread-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { StartDialog } from './start-dialog.tsx'

export type ConversationListProps = {
  currentUserId: string
  /** Id of the open conversation. */
  selected: string | undefined
  /** Called with the id of a conversation that was started here, before it opens. */
  onStarted: (id: string) => void
}

/** The left pane: the reader's conversations, searchable by name, project or text (spec F2, /messages). */
export function ConversationList({ currentUserId, selected, onStarted }: ConversationListProps) {
  const { list: texts, heading } = useTexts(messagingCatalog)
  const [search, setSearch] = useState('')
  const written = useMessageSearch(search).data?.pages
  const nothingWritten = written?.every(({ items }) => items.length === 0) ?? false
  const hasMessages = search !== '' && !nothingWritten
  return (
    <>
      <div className="border-line grid gap-3 border-b p-4">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-2xl">{heading}</h1>
          <StartDialog onStarted={onStarted} />
        </div>
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={limits.search}
          onSearch={setSearch}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Found {...{ search, currentUserId, selected, hasMessages }} />
        {hasMessages && (
          <section aria-labelledby="messages-with-words" className="p-4">
            <h2 id="messages-with-words" className="mb-3 text-base">
              {texts.searchAll}
            </h2>
            <MessageResults search={search} />
          </section>
        )}
      </div>
    </>
  )
}

type ResultsProps = Omit<ConversationListProps, 'onStarted'> & {
  search: string
  /** Messages with the search words were found, or the search is still running. */
  hasMessages: boolean
}

function Found({ search, currentUserId, selected, hasMessages }: ResultsProps) {
  const { list: texts } = useTexts(messagingCatalog)
  const list = useConversationList(search)
  const { data: opened } = useConversation(selected)
  const { data, isError, isFetching, isPlaceholderData, refetch } = list
  if (!data) {
    if (!isError) return <ListSkeleton />
    return (
      <ErrorState
        title={texts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="m-4 px-4"
      />
    )
  }
  const written = data.pages.flatMap(({ items }) => items).filter(({ lastPosition }) => lastPosition > 0)
  // One that was opened but not written in leaves with the next one that is opened.
  const isEmpty = opened?.lastPosition === 0 && search === ''
  const found = isEmpty ? [opened, ...written] : written
  // The messages found below are enough.
  if (found.length === 0 && hasMessages) return null
  if (found.length === 0) {
    return (
      <EmptyState
        icon={search ? SearchX : MessagesSquare}
        title={texts.none}
        text={search ? texts.noneFound : texts.noneText}
        className={joinClasses('m-4 px-4', search && 'py-6')}
      />
    )
  }
  return (
    <div className={joinClasses('pb-4', isPlaceholderData && 'opacity-60')}>
      <LoadMoreList
        label={texts.label}
        className="divide-line border-line divide-y border-b"
        items={found.map((conversation) => ({
          key: conversation.id,
          content: (
            <ConversationRow
              conversation={conversation}
              currentUserId={currentUserId}
              isSelected={conversation.id === selected}
            />
          ),
        }))}
        {...toLoadMoreProps(list, texts.moreFailed)}
        moreLabel={texts.more}
      />
    </div>
  )
}

type ConversationRowProps = { conversation: Conversation; currentUserId: string; isSelected: boolean }

function ConversationRow({ conversation, currentUserId, isSelected }: ConversationRowProps) {
  const messagingTexts = useTexts(messagingCatalog)
  const unreadMessagesTexts = useTexts(unreadMessagesCatalog)
  const unreadTexts = useTexts(unreadCatalog)
  const { list: texts, log } = messagingTexts
  const { id, projectTitle, unreadCount, isMuted, lastActivityAt } = conversation
  const other = otherOf(conversation)
  const name = other?.name ?? log.someone
  const TypeIcon = other?.type === 'organization' ? Building2 : UserRound
  return (
    <Link
      {...paths.messages({ conversation: id })}
      className={joinClasses(
        'text-ink flex min-h-18 items-start gap-3 border-s-3 py-3 pe-4 ps-3 no-underline -outline-offset-2 transition-colors',
        isSelected ? 'border-primary bg-primary-soft' : 'hover:bg-sunken border-transparent',
      )}
    >
      <Avatar name={name} imageUrl={other?.avatar} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex items-center gap-1.5">
          <TypeIcon
            {...(other ? { role: 'img', 'aria-label': texts.types[other.type] } : { 'aria-hidden': true })}
            className="text-muted size-4 shrink-0"
          />
          <span
            className={joinClasses('min-w-0 truncate', unreadCount > 0 ? 'font-bold' : 'font-semibold')}
            dir="auto"
          >
            {name}
          </span>
          {isMuted && (
            <BellOff role="img" aria-label={texts.muted} className="text-muted size-3.5 shrink-0" />
          )}
          <TimeStamp
            iso={lastActivityAt}
            className="text-muted ms-auto shrink-0 ps-2 text-xs whitespace-nowrap"
          />
        </span>
        {projectTitle && (
          <span className="text-muted truncate text-sm" dir="auto">
            {projectTitle}
          </span>
        )}
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={joinClasses(
              'min-w-0 flex-1 truncate text-sm',
              unreadCount > 0 ? 'font-semibold' : 'text-muted',
            )}
          >
            {describeLast(messagingTexts, conversation, currentUserId)}
          </span>
          {unreadCount > 0 && (
            <span className="bg-primary text-on-primary grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-xs font-bold tabular-nums">
              <span aria-hidden>{describeUnread(unreadTexts, unreadCount)}</span>
              <VisuallyHidden>{unreadMessagesTexts.named({ unread: unreadCount })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** The last message in one line. */
function describeLast(
  messagingTexts: MessagingTexts,
  conversation: Conversation,
  currentUserId: string,
): string {
  const { list: texts } = messagingTexts
  const { lastMessage: last } = conversation
  if (!last) return texts.placeholder
  if (last.deletedAt !== null) return texts.deleted
  const words = last.content.replaceAll(/\s+/g, ' ') || texts.attachment
  if (last.senderId === currentUserId) return texts.own({ text: words })
  return isOfOwnSide(last, conversation) ? texts.by({ name: last.senderName, text: words }) : words
}

function ListSkeleton() {
  return (
    <LoadingRegion className="grid gap-1 p-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3 py-3">
          <Skeleton className="size-9" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
