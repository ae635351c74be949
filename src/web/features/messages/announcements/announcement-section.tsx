import { useId, useState } from 'react'
import type { Announcement } from '#contract/messages/announcements.ts'
import type { Project } from '#contract/projects/projects.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { useLive } from '#web/lib/live/live.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { MessageText } from '#web/features/messages/conversation/message-text.tsx'
import { announcementsCatalog } from '#web/features/messages/texts/announcements-texts.ts'
import { AnnounceButton } from './announce-button.tsx'
import { useAnnouncements } from './announcement-api.ts'

type AnnouncementSectionProps = { project: Pick<Project, 'id' | 'placesLeft' | 'maxVolunteers'> }

/**
 * The messages to all accepted volunteers of a project, and the button that writes one; for its organization. Nothing
 * before anyone was accepted.
 */
export function AnnouncementSection({
  project: { id: projectId, placesLeft, maxVolunteers },
}: AnnouncementSectionProps) {
  // Someone has a spot, also who has completed the work. Without a limit of spots, that isn't known here.
  const hasVolunteers = maxVolunteers === null || placesLeft !== maxVolunteers
  const texts = useTexts(announcementsCatalog)
  const language = useLanguage()
  const list = useAnnouncements(projectId)
  const { data, isError, isFetching, refetch } = list
  useLive('announcement', ({ projectId: written }) => written === projectId && void refetch())
  if (!data && !isError) return null
  const sent = data?.pages.flatMap(({ items }) => items) ?? []
  if (!hasVolunteers && sent.length === 0) return null
  return (
    <div className="no-print">
      <Panel
        id="announcements"
        title={texts.heading}
        action={hasVolunteers && <AnnounceButton projectId={projectId} />}
      >
        {data ? (
          <p className="text-muted measure text-sm">{sent.length > 0 ? texts.text : texts.none}</p>
        ) : (
          <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {sent.length > 0 && (
          <LoadMoreList
            label={texts.list}
            className="mt-3 grid grid-cols-1 gap-3"
            items={sent.map((each) => ({ key: each.id, content: <Sent announcement={each} /> }))}
            {...toLoadMoreProps(list, texts.failed)}
            moreLabel={texts.more}
            progress={texts.shown({
              shown: sent.length,
              total: formatTotal(language, data?.pages.at(-1)?.total).total,
            })}
          />
        )}
      </Panel>
    </div>
  )
}

/** From this length on, in characters or lines, a message shows only its beginning. */
const longText = { characters: 320, lines: 4 }

const isLong = (text: string) => text.length > longText.characters || text.split('\n').length > longText.lines

/** One message with who sent it and how many have read it. */
function Sent({ announcement }: { announcement: Announcement }) {
  const texts = useTexts(announcementsCatalog)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { content, language, sender, recipients, readBy } = announcement
  return (
    <Card as="article" className="grid grid-cols-1 gap-2 wrap-anywhere">
      <div id={id} className={joinClasses('measure', isLong(content) && !isOpen && 'line-clamp-4')}>
        {content ? (
          <MessageText text={content} language={language} />
        ) : (
          <p className="text-muted text-sm italic">{texts.deleted}</p>
        )}
      </div>
      {isLong(content) && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 justify-self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.showLess : texts.showAll}
        </Button>
      )}
      {content && <WrittenIn language={language} className="text-xs" />}
      <p className="text-muted flex flex-wrap gap-x-1.5 text-sm">
        <TimeStamp iso={announcement.createdAt} />
        <span aria-hidden>·</span>
        <span dir="auto">{sender ? texts.by({ name: formatFullName(sender) }) : texts.bySomeone}</span>
        <span aria-hidden>·</span>
        <span className="tabular-nums">{texts.read({ readBy, recipients })}</span>
        {announcement.includesCompleted && (
          <>
            <span aria-hidden>·</span>
            <span>{texts.withCompleted}</span>
          </>
        )}
      </p>
    </Card>
  )
}
