import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircleOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { isRefusal, messageOf } from '#web/lib/calls/api-error.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useStartConversation, type Partner } from '#web/features/messages/api.ts'

type StartPaneProps = {
  partner: Partner
  /** Called with the conversation's id before it opens. */
  onStarted: (id: string) => void
}

/** Opens the conversation that a link asks for, and starts it if necessary. */
export function StartPane({ partner, onStarted }: StartPaneProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { start: texts, back } = useTexts(messagingCatalog)
  const start = useStartConversation()
  const navigate = useNavigate()
  const begin = () =>
    start.mutate(partner, {
      onSuccess: ({ id }) => {
        onStarted(id)
        void navigate({ ...paths.messages({ conversation: id }), replace: true })
      },
    })
  const startImmediately = useEffectEvent(begin)
  useEffect(() => startImmediately(), [])
  return (
    <div className="grid flex-1 content-center p-4 sm:p-8">
      {isRefusal(start.error) ? (
        // Trying again would be refused again.
        <div role="alert">
          <EmptyState
            icon={MessageCircleOff}
            title={texts.refused}
            text={messageOf(start.error, errorsTexts.unreachable)}
            action={
              <Button asChild variant="secondary">
                <Link {...paths.messages()}>{back}</Link>
              </Button>
            }
          />
        </div>
      ) : start.isError ? (
        <ErrorState
          title={texts.startFailed}
          text={messageOf(start.error, errorsTexts.unreachable)}
          onRetry={begin}
          retrying={start.isPending}
        />
      ) : (
        <LoadingRegion className="grid gap-4">
          <p className="text-muted text-center">{texts.opening}</p>
          <Skeleton className="h-12 w-3/5 rounded-lg" />
          <Skeleton className="ms-auto h-12 w-1/2 rounded-lg" />
        </LoadingRegion>
      )}
    </div>
  )
}
