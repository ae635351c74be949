import type { Application } from '#contract/applications/applications.ts'
import { isPending } from '#domain/applications/applications.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ApplicationActions } from '#web/features/applications/moves/application-actions.tsx'
import { explainAcceptBlocked } from '#web/features/applications/application-display.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { ShortlistLabel } from '#web/features/applications/triage/shortlist-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { hotkeys } from '#web/features/applications/received/actions/keymap.ts'
import { ConversationLink } from './conversation-link.tsx'

export type DetailActionsProps = {
  application: Application
  /** Whether the keys are about it: while some are selected, they are about those. */
  hasOwnKeys: boolean
  onAccept: () => void
  onDecline: () => void
  onShortlist: () => void
  /** After work was signed off or ended; its button is gone by then. */
  onMoved: () => void
}

const button = 'lg:px-3.5'

/** What a member can do with the open application. It stays visible below the text. */
export function DetailActions(props: DetailActionsProps) {
  const { application, hasOwnKeys, onAccept, onDecline, onShortlist } = props
  const texts = useTexts(receivedCatalog)
  const { cannotAccept } = useTexts(applicationsCatalog)
  const blocked = isPending(application) ? explainAcceptBlocked({ cannotAccept }, application) : null
  const key = (keys: string) => hasOwnKeys && <Kbd keys={keys} className="max-xl:hidden" />
  return (
    <div
      role="group"
      aria-label={texts.actions.label}
      className="border-line bg-surface max-lg:short:static sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t px-4 py-2.5 md:bottom-0 lg:px-5"
    >
      <div className="flex flex-wrap items-start gap-2">
        {isPending(application) ? (
          <>
            <Button
              size="bar"
              className={joinClasses(button, 'max-sm:flex-1')}
              disabled={blocked !== null}
              onClick={onAccept}
            >
              {texts.actions.accept}
              {key(hotkeys.accept)}
            </Button>
            <Button
              variant="secondary"
              size="bar"
              className={joinClasses(button, 'max-sm:flex-1')}
              onClick={onDecline}
            >
              {texts.actions.decline}
              {key(hotkeys.decline)}
            </Button>
            <Button
              variant="secondary"
              size="bar"
              className={joinClasses(button, 'ms-auto max-sm:w-11 max-sm:px-0')}
              onClick={onShortlist}
            >
              <ShortlistLabel application={application} className="max-sm:sr-only" />
              {key(hotkeys.shortlist)}
            </Button>
          </>
        ) : (
          <ApplicationActions
            application={application}
            by="organization"
            onMoved={props.onMoved}
            size="bar"
          />
        )}
        <ConversationLink
          application={application}
          size="bar"
          className={joinClasses(button, isPending(application) ? 'max-sm:w-11 max-sm:px-0' : 'ms-auto')}
          textClassName={joinClasses(isPending(application) && 'max-sm:hidden')}
        >
          {key(hotkeys.message)}
        </ConversationLink>
      </div>
      {blocked && <p className="text-muted mt-1.5 text-sm">{blocked}</p>}
    </div>
  )
}
