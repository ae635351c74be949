import { Link } from '@tanstack/react-router'
import { MessageCircleOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Conversation } from '#contract/messages/conversations.ts'
import { describeProblem } from '#contract/describe-problem.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useChangeConversation, useConversation, useLinkedMessage } from '#web/features/messages/api.ts'
import { Composer } from '#web/features/messages/composer/composer.tsx'
import { useHistory } from '#web/features/messages/log/history-api.ts'
import { MessageLog } from '#web/features/messages/log/message-log.tsx'
import { useWaiting } from '#web/features/messages/composer/outbox-store.ts'
import type { ReportDialogOf } from './report-party.ts'
import { PaneHeader } from './pane-header.tsx'
import { PaneSearch } from './pane-search.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useLoadLinkedMessage } from './use-load-linked-message.ts'
import { otherOf } from './sides.ts'

export type ConversationPaneProps = {
  id: string
  currentUserId: string
  /** Id of the message that a link points to. */
  messageId: string | undefined
  /** It was opened to write in: the message box takes the focus. */
  isWriting: boolean
  /** Status of the application to the project. */
  applicationOf: (conversation: Conversation) => ReactNode
  /** The dialog that reports the other side. */
  reportOf: ReportDialogOf
}

/** One conversation: the other person, the project, the messages and the composer. */
export function ConversationPane({
  id,
  currentUserId,
  messageId,
  isWriting,
  ...parts
}: ConversationPaneProps) {
  const { pane: texts, back } = useTexts(messagingCatalog)
  const { data: conversation, isError, isFetching, refetch } = useConversation(id)
  if (conversation) {
    return (
      <LoadedPane
        {...{ conversation, currentUserId, messageId, isWriting }}
        application={parts.applicationOf(conversation)}
        reportOf={parts.reportOf}
      />
    )
  }
  if (conversation === null) {
    return (
      <Centered>
        <EmptyState
          icon={MessageCircleOff}
          title={texts.missing}
          text={texts.missingText}
          action={
            <Button asChild variant="secondary">
              <Link {...paths.messages()}>{back}</Link>
            </Button>
          }
        />
      </Centered>
    )
  }
  if (!isError) return <PaneSkeleton />
  return (
    <Centered>
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    </Centered>
  )
}

type LoadedPaneProps = Omit<ConversationPaneProps, 'id' | 'applicationOf'> & {
  conversation: Conversation
  application: ReactNode
}

function LoadedPane({ conversation, currentUserId, messageId, isWriting, ...parts }: LoadedPaneProps) {
  const { pane: texts } = useTexts(messagingCatalog)
  const { id } = conversation
  const [isSearching, setSearching] = useState(false)
  const linked = useLinkedMessage(messageId)
  const more = useHistory(id)
  const waiting = useWaiting(currentUserId).filter(({ conversationId }) => conversationId === id)
  const { history, query } = more
  const highlighted = useLoadLinkedMessage(linked.data, more)
  const [sentTimes, setSentTimes] = useState(0)
  return (
    <>
      <PaneHeader
        conversation={conversation}
        application={parts.application}
        reportOf={parts.reportOf}
        isSearching={isSearching}
        onSearch={() => setSearching(!isSearching)}
      />
      {isSearching && <PaneSearch conversationId={id} onClose={() => setSearching(false)} />}
      {history && !highlighted.isAwaited ? (
        <MessageLog
          // A link to another message starts a new log there.
          key={`${messageId ?? ''} ${highlighted.matchesAll}`}
          highlighted={highlighted.matchesAll ? messageId : undefined}
          {...{ conversation, history, more, waiting, currentUserId, sentTimes }}
        />
      ) : query.isError || linked.isError ? (
        <Centered>
          <ErrorState
            as="h3"
            title={texts.failed}
            onRetry={() => void (query.isError ? query.refetch() : linked.refetch())}
            retrying={query.isFetching || linked.isFetching}
          />
        </Centered>
      ) : (
        <LogSkeleton />
      )}
      {conversation.canWrite ? (
        <Composer
          owner={{ currentUserId, conversationId: id }}
          startsFocused={isWriting}
          onSent={() => {
            if (history?.hasLater) void more.showNewest()
            setSentTimes(sentTimes + 1)
          }}
        />
      ) : (
        <CannotWrite conversation={conversation} />
      )}
    </>
  )
}

/** Why writing is not possible now, and what to do about it. */
function CannotWrite({ conversation }: { conversation: Conversation }) {
  const { pane: texts, log } = useTexts(messagingCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  const { id, refusal, isBlocked } = conversation
  const change = useChangeConversation(id)
  return (
    <div
      role="status"
      className="border-line bg-sunken text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-4 text-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        {isBlocked
          ? texts.blockedByYou({ name: otherOf(conversation)?.name ?? log.someone })
          : refusal
            ? describeProblem(problemsTexts, refusal)
            : texts.cannotWrite}
      </p>
      {isBlocked && (
        <Button
          size="sm"
          variant="secondary"
          loading={change.isPending}
          onClick={() => change.mutate('unblock')}
        >
          {texts.unblock}
        </Button>
      )}
    </div>
  )
}

function Centered({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 content-center p-4 sm:p-8">{children}</div>
}

function PaneSkeleton() {
  return (
    <>
      <div className="border-line flex items-center gap-3 border-b px-4 py-2">
        <Skeleton className="size-9" />
        <div className="grid flex-1 gap-2 py-1.5">
          <Skeleton className="w-40" />
          <Skeleton className="h-3 w-56" />
        </div>
      </div>
      <LogSkeleton />
    </>
  )
}

function LogSkeleton() {
  return (
    <LoadingRegion className="flex flex-1 flex-col justify-end gap-3 overflow-hidden p-5">
      <Skeleton className="h-12 w-3/5 rounded-lg" />
      <Skeleton className="ms-auto h-16 w-1/2 rounded-lg" />
      <Skeleton className="h-10 w-2/5 rounded-lg" />
      <Skeleton className="ms-auto h-12 w-3/5 rounded-lg" />
    </LoadingRegion>
  )
}
