import { inviteNamesCatalog } from '#contract/texts/invite-names-texts.ts'
import { Link } from '@tanstack/react-router'
import { use, useEffect, useId, useRef, type ReactNode } from 'react'
import type { Invite } from '#contract/invites/invites.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { invitesCatalog } from './texts/invites-texts.ts'

const variants = {
  pending: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
} as const satisfies Record<Invite['status'], BadgeVariant>

type InviteCardProps = {
  invite: Invite
  /** The other side. */
  who: ReactNode
  /** A link led to it, so it takes the focus. */
  isLinked: boolean
  /** What the reader can do. */
  children: ReactNode
}

/** One invite with its message, its state and what follows. */
export function InviteCard({ invite, who, isLinked, children }: InviteCardProps) {
  const texts = useTexts(invitesCatalog)
  const names = useTexts(inviteNamesCatalog)
  const language = useLanguage()
  const zone = use(TimeZoneContext)
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLinked) return
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.focus({ preventScroll: true })
  }, [isLinked])
  const { status, project, refusal, closedReason, declineReason, reason, expiresAt } = invite
  return (
    <Card
      as="article"
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-3 wrap-anywhere"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg">
            <Link {...paths.project(project.id)} className="link target-44" dir="auto">
              {project.title}
            </Link>
          </h2>
          <p className="text-muted text-sm">{who}</p>
        </div>
        <Badge variant={variants[status]}>{names.status[status]}</Badge>
      </div>
      <p className="measure whitespace-pre-line" {...writtenText(invite.language)}>
        {invite.content}
      </p>
      <WrittenIn language={invite.language} />
      <div className="text-muted grid gap-1 text-sm">
        {refusal && <p className="text-ink">{texts.refusal[refusal]}</p>}
        {closedReason && <p>{texts.closed[closedReason]}</p>}
        {declineReason && <p>{texts.declinedBecause({ reason: names.declineReasons[declineReason] })}</p>}
        {reason && (
          <p dir="auto" className="whitespace-pre-line">
            {reason}
          </p>
        )}
        <p>
          <TimeStamp iso={invite.createdAt} />
          {expiresAt && ` · ${texts.expires({ day: formatDate(language, expiresAt, zone) })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </Card>
  )
}
