import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useSession } from '#web/features/accounts/session.ts'
import { ApplicationState } from '#web/features/applications/application-state.tsx'
import { useConversationList } from '#web/features/messages/api.ts'
import { ConversationList } from '#web/features/messages/conversation/conversation-list.tsx'
import { ConversationPane } from '#web/features/messages/conversation/conversation-pane.tsx'
import { ReportAccountDialog } from '#web/features/moderation/reports/report-account-button.tsx'
import { StartPane } from '#web/features/messages/conversation/start-pane.tsx'
import { useMedia } from '#web/lib/browser/media.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/**
 * Conversations at /messages (spec F2): the list and the open conversation, side by side from 900 px, one at a time
 * below. The URL says which one is open, or with whom a new one starts.
 */
export function MessagesPage() {
  const texts = useTexts(messagingCatalog)
  usePageHead({ title: texts.heading, isIndexed: false })
  const { user } = useSession()
  const { conversation, message, organization, volunteer, project } = useSearch({ strict: false })
  const isStarting = conversation === undefined && (organization !== undefined || volunteer !== undefined)
  const isOpen = conversation !== undefined || isStarting
  const pane = useRef<HTMLElement>(null)
  const list = useRef<HTMLElement>(null)
  // The conversation that was opened to write in: it starts in the message box.
  const [started, setStarted] = useState<string>()
  useFocusOnPane({ shown: conversation, pane, list })
  useOpenNewest(isOpen)
  if (!user) return null
  return (
    <div
      // The list alone takes its natural height; on a phone it ends above the tab bar.
      data-fills-window={isOpen ? 'always' : 'beside'}
      className={joinClasses(
        'border-line mx-auto grid w-full max-w-[90rem] grid-cols-1 grid-rows-[minmax(0,1fr)] min-[900px]:h-full min-[900px]:grid-cols-[22rem_minmax(0,1fr)] min-[1440px]:border-x',
        isOpen ? 'h-full' : 'max-md:pb-14',
      )}
    >
      {isOpen && <h1 className="sr-only min-[900px]:hidden">{texts.heading}</h1>}
      <section
        ref={list}
        tabIndex={-1}
        aria-label={texts.list.label}
        className={joinClasses(
          'border-line bg-canvas min-w-0 flex-col outline-none min-[900px]:flex min-[900px]:border-e',
          isOpen ? 'hidden min-h-0' : 'flex min-h-[60dvh]',
        )}
      >
        <ConversationList currentUserId={user.id} selected={conversation} onStarted={setStarted} />
      </section>
      <section
        ref={pane}
        tabIndex={-1}
        aria-label={texts.open}
        className={joinClasses(
          'bg-sunken min-h-0 min-w-0 flex-col outline-none min-[900px]:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {conversation !== undefined ? (
          <ConversationPane
            key={conversation}
            id={conversation}
            currentUserId={user.id}
            messageId={message}
            isWriting={conversation === started}
            applicationOf={({ applicationId }) =>
              applicationId && <ApplicationState applicationId={applicationId} readerId={user.id} />
            }
            reportOf={({ type, id, name }, dialog) => (
              <ReportAccountDialog
                {...dialog}
                account={{ kind: type === 'volunteer' ? 'person' : 'organization', id, name }}
              />
            )}
          />
        ) : isStarting ? (
          <StartPane
            key={`${organization} ${volunteer} ${project}`}
            partner={{ organizationId: organization, volunteerId: volunteer, projectId: project }}
            onStarted={setStarted}
          />
        ) : (
          <div className="grid flex-1 content-center p-8">
            <EmptyState
              icon={MessagesSquare}
              title={texts.welcome.title}
              text={texts.welcome.text}
              className="border-0"
            />
          </div>
        )}
      </section>
    </div>
  )
}

/** Side by side, the newest conversation opens if the URL names none (spec F4). */
function useOpenNewest(isOpen: boolean) {
  const isWide = useMedia('(width >= 56.25rem)')
  const newest = useConversationList('').data?.pages[0]?.items.find(
    // One that was just started here is in the cached list, too.
    ({ lastPosition }) => lastPosition > 0,
  )?.id
  const navigate = useNavigate()
  useEffect(() => {
    if (!isWide || isOpen || newest === undefined) return
    void navigate({ ...paths.messages({ conversation: newest }), replace: true })
  }, [isWide, isOpen, newest, navigate])
}

type Panes = {
  shown: string | undefined
  pane: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** Where one pane replaces the other, the focus moves to it. */
function useFocusOnPane({ shown, pane, list }: Panes) {
  const before = useRef(shown)
  const follow = useEffectEvent(() => {
    if (before.current === shown) return
    const hidden = shown === undefined ? pane.current : list.current
    before.current = shown
    const isGone = hidden !== null && hidden.getClientRects().length === 0
    const next = shown === undefined ? list.current : pane.current
    // The message box may have the focus already.
    if (isGone && !next?.contains(document.activeElement)) next?.focus({ preventScroll: true })
  })
  useEffect(() => follow(), [shown])
}
