import { Link } from '@tanstack/react-router'
import { CirclePause, Ellipsis, Hourglass, LogOut } from 'lucide-react'
import { useId, useState } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import { decideReview } from '#domain/reviews/reviews.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { focusEntry } from '#web/lib/focus/scroll-to-entry.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import { applicationVariants, listMoves, type Move } from '#web/features/applications/application-display.ts'
import { hoursCatalog } from '#web/features/hours/texts/hours-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { mineCatalog } from '#web/features/applications/texts/mine-texts.ts'
import { WorkCheckNotice } from '#web/features/applications/work-check.tsx'
import { ScopeChangeNotice } from '#web/features/applications/scope/scope-change-notice.tsx'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import {
  MessageOrganization,
  OrganizationLink,
  ProjectLink,
  RowFrame,
  UnfoldButton,
  rowLinkClasses,
} from './row-parts.tsx'
import { SentApplication } from './lazy-sent.ts'
import type { WorkParts } from './work-parts.ts'

export type RowProps = {
  application: Application
  /** A link led to it, so it is unfolded. */
  isHighlighted: boolean
  parts: WorkParts
  /** Asks before a move. */
  onMove: (application: Application, kind: Move) => void
  /** Opens the form that logs hours, or edits an entry. */
  onHours: (application: Application, entry?: HourEntry) => void
}

type Unfolded = 'sent' | 'hours' | null

/** An application under way or waiting: its next action first, about 120 px high. */
export function OpenRow({ application, isHighlighted, parts, onMove, onHours }: RowProps) {
  const { status: statuses, card } = useTexts(applicationsCatalog)
  const texts = useTexts(mineCatalog)
  const hours = useTexts(hoursCatalog)
  const scopeTexts = useTexts(scopeCatalog)
  const [unfolded, setUnfolded] = useState<Unfolded>(isHighlighted ? 'sent' : null)
  const panelId = useId()
  const { organization, status } = application
  const isUnderWay = status === 'accepted'
  const mayReview = decideReview({ ...application, application, isRevieweeDeleted: false }).allowed
  const toggle = (part: Unfolded) => setUnfolded((open) => (open === part ? null : part))
  return (
    <RowFrame application={application} isHighlighted={isHighlighted}>
      {/* On a phone, what comes next follows the head; on wide screens it is beside it. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-y-2">
        <Avatar name={organization.organizationName} imageUrl={organization.logoUrl} />
        <div className="min-w-0">
          <RowHead application={application} parts={parts} />
        </div>
        <div className="flex flex-wrap items-center gap-2 self-start max-sm:col-start-2">
          <Badge variant={applicationVariants[status]} className="me-1">
            {statuses[status]}
          </Badge>
          {isUnderWay && mayReview && parts.review(application)}
          {isUnderWay &&
            parts.logHours(application, { isPrimary: !mayReview, onOpen: () => onHours(application) })}
          <Moves application={application} onMove={onMove} />
        </div>
        <div className="col-start-2 min-w-0 sm:col-end-4">
          {application.organizationFeedback && unfolded !== 'sent' && (
            <p dir="auto" className="mb-2 line-clamp-2 text-sm">
              <VisuallyHidden>
                {card.feedback({ organization: organization.organizationName })}
              </VisuallyHidden>{' '}
              {application.organizationFeedback}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
            <MessageOrganization {...application} />
            <UnfoldButton
              label={unfolded === 'sent' ? texts.hide : texts.sent}
              controls={panelId}
              isOpen={unfolded === 'sent'}
              onPrepare={SentApplication.prepare}
              onToggle={() => toggle('sent')}
            />
            {isUnderWay && (
              <UnfoldButton
                label={hours.entries}
                controls={panelId}
                isOpen={unfolded === 'hours'}
                onPrepare={parts.hoursCode.prepare}
                onToggle={() => toggle('hours')}
              />
            )}
            {application.scope && (
              <Link {...paths.agreedScope(application.id)} className={rowLinkClasses}>
                {scopeTexts.open}
              </Link>
            )}
            {isUnderWay && !mayReview && parts.review(application)}
          </div>
          {isUnderWay && <ScopeChangeNotice application={application} />}
          <WorkCheckNotice
            application={application}
            by="volunteer"
            onAnswered={() => focusEntry(application.id)}
          />
        </div>
      </div>
      <div
        id={panelId}
        className={unfolded ? 'border-line bg-canvas rounded-b-lg border-t p-4 sm:ps-17' : ''}
      >
        {unfolded === 'sent' && <SentApplication application={application} />}
        {unfolded === 'hours' && parts.hours(application, { onEdit: (entry) => onHours(application, entry) })}
      </div>
    </RowFrame>
  )
}

/** Which work it is, and how far it is. */
function RowHead({ application, parts }: Pick<RowProps, 'application' | 'parts'>) {
  const texts = useTexts(mineCatalog)
  const { organization, status, project, isOrganizationSuspended } = application
  const isUnderWay = status === 'accepted'
  // Only accepted volunteers can open the project of a suspended organization.
  const isHidden = isOrganizationSuspended && !isUnderWay
  return (
    <>
      <h3 className="text-lg">{isHidden ? <bdi>{project.title}</bdi> : <ProjectLink project={project} />}</h3>
      <p className="text-sm">
        {isOrganizationSuspended ? (
          <bdi className="text-muted">{organization.organizationName}</bdi>
        ) : (
          <OrganizationLink organization={organization} />
        )}
      </p>
      <div className="mt-2 text-sm tabular-nums empty:hidden">
        {isUnderWay && parts.totals(application)}
        {!isUnderWay && !isHidden && <Waiting since={application.createdAt} />}
      </div>
      {isOrganizationSuspended && (
        <p className="mt-2 flex items-start gap-2 text-sm">
          <CirclePause aria-hidden className="text-muted mt-0.5 size-4 shrink-0" />
          {isUnderWay ? texts.suspendedAccepted : texts.suspendedPending}
        </p>
      )}
    </>
  )
}

/** How long a pending application has been waiting for a decision. */
function Waiting({ since }: { since: string }) {
  const texts = useTexts(mineCatalog)
  const days = Math.max(0, Math.floor((useNow() - Date.parse(since)) / (24 * 60 * 60 * 1000)))
  return (
    <span className="flex items-center gap-2">
      <Hourglass aria-hidden className="text-muted size-4 shrink-0" />
      {texts.waitingFor({ days })}
    </span>
  )
}

/** Withdrawing is the row's own button; ending work under way is in its menu. */
function Moves({ application, onMove }: Pick<RowProps, 'application' | 'onMove'>) {
  const { actions, card } = useTexts(applicationsCatalog)
  const texts = useTexts(mineCatalog)
  const { project } = application
  const moves = listMoves(application, 'volunteer')
  if (application.status === 'pending') {
    return moves.map((kind) => (
      <Button key={kind} size="sm" variant="secondary" onClick={() => onMove(application, kind)}>
        {actions[kind]}
      </Button>
    ))
  }
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size="sm"
          variant="outline"
          icon={Ellipsis}
          label={texts.actions({ project: project.title })}
        />
      }
    >
      <MenuItem asChild>
        <Link {...paths.project(project.id)}>{card.getInTouch}</Link>
      </MenuItem>
      {moves.map((kind) => (
        <MenuItem key={kind} icon={LogOut} destructive onSelect={() => onMove(application, kind)}>
          {actions[kind]}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
