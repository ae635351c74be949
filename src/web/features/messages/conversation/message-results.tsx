import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { whenOpenedHere } from '#web/lib/navigation/link-click.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useMessageSearch } from '#web/features/messages/api.ts'

type MessageResultsProps = {
  search: string
  /** Limits the search to this conversation. */
  conversationId?: string
  onFollow?: () => void
}

/** Messages that contain the search words; each links to its position. */
export function MessageResults({ search, conversationId, onFollow }: MessageResultsProps) {
  const { search: texts } = useTexts(messagingCatalog)
  const list = useMessageSearch(search, conversationId)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (!isError) {
      return (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )
    }
    return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const found = data.pages.flatMap(({ items }) => items)
  if (found.length === 0) {
    return <EmptyState as="p" icon={SearchX} title={texts.none} text={texts.noneText} className="py-6" />
  }
  return (
    <LoadMoreList
      label={texts.results}
      className="border-line bg-surface divide-line divide-y overflow-hidden rounded-lg border"
      items={found.map(({ message, conversation }) => ({
        key: message.id,
        content: (
          <Link
            {...paths.messages({ conversation: message.conversationId, message: message.id })}
            onClick={onFollow && whenOpenedHere(onFollow)}
            className="text-ink hover:bg-sunken block px-4 py-2.5 no-underline -outline-offset-2"
          >
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 truncate font-semibold" dir="auto">
                {conversationId === undefined ? conversation.name : message.senderName}
              </span>
              <TimeStamp iso={message.timestamp} className="text-muted shrink-0 text-xs whitespace-nowrap" />
            </span>
            {conversationId === undefined && conversation.projectTitle && (
              <span className="text-muted block truncate text-xs" dir="auto">
                {conversation.projectTitle}
              </span>
            )}
            <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere" dir="auto">
              {truncateText(message.content, 200)}
            </span>
          </Link>
        ),
      }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}
