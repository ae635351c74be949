import { Link } from '@tanstack/react-router'
import {
  ArrowLeft,
  Ban,
  BellOff,
  BellRing,
  ClipboardList,
  Ellipsis,
  Flag,
  MessageCircleHeart,
  Search,
} from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { Conversation } from '#contract/messages/conversations.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/ui/overlays/dropdown-menu.tsx'
import { RenderedReportDialog } from '#web/ui/forms/report-button-base.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { BlockDialog } from '#web/features/messages/blocks/block-dialog.tsx'
import { useChangeConversation } from '#web/features/messages/api.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { ReportDialogOf } from './report-party.ts'
import { otherOf, type Participant } from './sides.ts'

type PaneHeaderProps = {
  conversation: Conversation
  /** Status of the application to the project. */
  application: ReactNode
  reportOf: ReportDialogOf
  isSearching: boolean
  onSearch: () => void
}

/** The other person and the project, with the conversation's actions. */
export function PaneHeader({ conversation, application, reportOf, isSearching, onSearch }: PaneHeaderProps) {
  const messagingTexts = useTexts(messagingCatalog)
  const { pane: texts, list } = messagingTexts
  const other = otherOf(conversation)
  const { projectId, projectTitle } = conversation
  const name = other?.name ?? messagingTexts.log.someone
  return (
    <header className="border-line bg-surface flex items-center gap-2 border-b px-2 py-2 sm:gap-3 sm:px-4">
      <Link
        {...paths.messages()}
        aria-label={messagingTexts.back}
        className="text-ink hover:bg-ink/7 inline-grid size-11 shrink-0 place-items-center rounded-md min-[900px]:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <span className="max-sm:hidden">
        <Avatar name={name} imageUrl={other?.avatar} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lg leading-6">{other ? <PartyLink party={other} /> : name}</h2>
        <p className="text-muted flex min-h-6 items-center gap-x-2 text-sm">
          {projectId && projectTitle ? (
            <Link
              {...paths.project(projectId)}
              className="link inline-block min-w-0 truncate leading-6 font-normal"
              dir="auto"
            >
              {projectTitle}
            </Link>
          ) : (
            other && list.types[other.type]
          )}
          <span className="shrink-0">{application}</span>
        </p>
      </div>
      <TooltipIconButton label={texts.search} icon={Search} aria-expanded={isSearching} onClick={onSearch} />
      <PaneMenu conversation={conversation} name={name} reportOf={reportOf} />
    </header>
  )
}

/** The other side's name. An organization's links to its page; a volunteer may not have one. */
function PartyLink({ party }: { party: Participant }) {
  if (party.type === 'volunteer') return party.name
  return (
    <Link
      {...paths.organization(party.id)}
      className="text-ink inline-block max-w-full truncate align-top leading-6 decoration-1 underline-offset-4 hover:underline"
      dir="auto"
    >
      {party.name}
    </Link>
  )
}

type PaneMenuProps = { conversation: Conversation; name: string; reportOf: ReportDialogOf }

function PaneMenu({ conversation, name, reportOf }: PaneMenuProps) {
  const { pane: texts } = useTexts(messagingCatalog)
  const { isMuted, isBlocked, applicationId, side } = conversation
  const [isBlockDialogOpen, setBlockDialogOpen] = useState(false)
  // Null until it is first opened; it stays, so that closing is animated.
  const [isReporting, setReporting] = useState<boolean | null>(null)
  // The page of another conversation keeps this menu.
  const [reportedIn, setReportedIn] = useState<string | null>(null)
  const isReported = conversation.hasReported || reportedIn === conversation.id
  const other = otherOf(conversation)
  const trigger = useRef<HTMLButtonElement>(null)
  const change = useChangeConversation(conversation.id)
  return (
    <>
      <DropdownMenu trigger={<IconButton ref={trigger} label={texts.menu} icon={Ellipsis} />}>
        {applicationId && (
          <MenuItem asChild>
            <Link
              {...paths.applications({
                tab: side === 'organization' ? 'received' : 'mine',
                application: applicationId,
              })}
            >
              <ClipboardList aria-hidden />
              {texts.application}
            </Link>
          </MenuItem>
        )}
        <MenuItem
          icon={isMuted ? BellRing : BellOff}
          onSelect={() => change.mutate(isMuted ? 'unmute' : 'mute')}
        >
          {isMuted ? texts.unmute : texts.mute}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={isBlocked ? MessageCircleHeart : Ban}
          destructive={!isBlocked}
          onSelect={() => setBlockDialogOpen(true)}
        >
          {isBlocked ? texts.unblock : texts.block}
        </MenuItem>
        {other && (
          <MenuItem icon={Flag} disabled={isReported} onSelect={() => setReporting(true)}>
            {isReported ? texts.reportedParty : texts.reportParty[other.type]}
          </MenuItem>
        )}
      </DropdownMenu>
      {other && isReporting !== null && (
        <RenderedReportDialog
          render={(dialog) => reportOf(other, dialog)}
          open={isReporting}
          onOpenChange={setReporting}
          onReported={() => {
            setReportedIn(conversation.id)
            setReporting(false)
          }}
          onClosed={(event) => {
            event.preventDefault()
            trigger.current?.focus()
          }}
        />
      )}
      <BlockDialog
        open={isBlockDialogOpen}
        onOpenChange={setBlockDialogOpen}
        onClosed={(event) => {
          // The menu item that opened the dialog is gone.
          event.preventDefault()
          trigger.current?.focus()
        }}
        {...{ side, name, isBlocked }}
        loading={change.isPending}
        onConfirm={(asked) => change.mutate(asked, { onSuccess: () => setBlockDialogOpen(false) })}
      />
    </>
  )
}
