import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { declineReasonsCatalog, type DeclineReasonsTexts } from '#contract/texts/decline-reasons-texts.ts'
import { isClosedBySite, occupiesSpot } from '#domain/applications/applications.ts'
import { volunteersStatusOf } from '#domain/applications/canceled.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import {
  applicationVariants,
  describeDeclineFor,
  describeReason,
  useReasonTexts,
} from '#web/features/applications/application-display.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { mineCatalog, type MineTexts } from '#web/features/applications/texts/mine-texts.ts'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import type { RowProps } from './open-row.tsx'
import { MessageOrganization, OrganizationLink, ProjectLink, RowFrame, rowLinkClasses } from './row-parts.tsx'
import { SentApplication } from './lazy-sent.ts'

/** A past application in one line of 56 px, with what is still to do; it unfolds. */
export function PastRow({ application, isHighlighted, parts, onHours }: RowProps) {
  const { card, status: statuses } = useTexts(applicationsCatalog)
  const texts = useTexts(mineCatalog)
  const scope = useTexts(scopeCatalog)
  const [isOpen, setOpen] = useState(isHighlighted)
  const panelId = useId()
  const { organization, project, status, hasOrganizationPage } = application
  const reasons = useTexts(declineReasonsCatalog)
  const applications = useReasonTexts()
  const outcome = describeOutcome({ applications, reasons, mine: texts }, application)
  // If the work ended early, hours logged before still count or await confirmation.
  const hasHours = occupiesSpot(status) || application.confirmedHours + application.waitingHours > 0
  return (
    <RowFrame application={application} isHighlighted={isHighlighted}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 py-2 ps-4 pe-2">
        <Avatar name={organization.organizationName} imageUrl={organization.logoUrl} size="sm" />
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-sans text-base font-semibold">
            {hasOrganizationPage ? <ProjectLink project={project} /> : <bdi>{project.title}</bdi>}
          </h3>
          <p className="text-muted flex flex-wrap gap-x-2 text-sm tabular-nums">
            {hasOrganizationPage ? (
              <OrganizationLink organization={organization} />
            ) : (
              <bdi>{organization.organizationName}</bdi>
            )}
            {outcome && (
              <span dir="auto" className="line-clamp-1">
                {outcome}
              </span>
            )}
            {status === 'completed' &&
              application.confirmedHours + application.waitingHours > 0 &&
              parts.totals(application)}
          </p>
        </div>
        <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 ps-11 lg:w-auto lg:flex-nowrap lg:ps-0">
          <span className="lg:w-24">
            <Badge variant={applicationVariants[volunteersStatusOf(application)]}>
              {statuses[volunteersStatusOf(application)]}
            </Badge>
          </span>
          <span className="text-muted text-sm whitespace-nowrap lg:w-38">
            {card.applied} <TimeStamp iso={application.createdAt} inText />
          </span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm whitespace-nowrap empty:hidden max-sm:order-last max-sm:w-full lg:w-58 lg:justify-end lg:empty:flex">
            {status === 'completed' && parts.review(application)}
            {/* A server of the release before, which sends none, may answer while another one is being replaced. */}
            {application.credentialId && (
              <Link
                {...paths.credential(application.credentialId)}
                className={rowLinkClasses}
                aria-label={texts.certificateOf({ project: project.title })}
              >
                {texts.certificate}
              </Link>
            )}
            {application.mayApplyAgain && (
              <Link
                {...paths.project(project.id, { apply: true })}
                className={rowLinkClasses}
                aria-label={texts.applyAgainTo({ project: project.title })}
              >
                {texts.applyAgain}
              </Link>
            )}
          </span>
          <IconButton
            icon={ChevronDown}
            size="sm"
            className="max-lg:ms-auto"
            label={texts.sentTo({ project: project.title })}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onPointerEnter={SentApplication.prepare}
            onFocus={SentApplication.prepare}
            iconClassName={joinClasses(isOpen && 'rotate-180')}
            onClick={() => setOpen((before) => !before)}
          />
        </div>
      </div>
      <div id={panelId} className={isOpen ? 'border-line bg-canvas rounded-b-lg border-t p-4 sm:ps-15' : ''}>
        {isOpen && (
          <div className="grid grid-cols-1 gap-6">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
              <MessageOrganization {...application} />
              {status === 'completed' && hasOrganizationPage && (
                <Link {...paths.project(project.id)} className={rowLinkClasses}>
                  {card.getInTouch}
                </Link>
              )}
              {application.scope && (
                <Link {...paths.agreedScope(application.id)} className={rowLinkClasses}>
                  {scope.open}
                </Link>
              )}
              {status === 'completed' &&
                parts.logHours(application, { isPrimary: false, onOpen: () => onHours(application) })}
            </div>
            <SentApplication
              application={application}
              afterAnswer={status === 'declined' && parts.alternatives(application)}
            />
            {hasHours && parts.hours(application, { onEdit: (entry) => onHours(application, entry) })}
          </div>
        )}
      </div>
    </RowFrame>
  )
}

type Texts = {
  applications: ReturnType<typeof useReasonTexts>
  reasons: DeclineReasonsTexts
  mine: MineTexts
}

/** How an application ended, in a few words: who ended it, why, and with which message. */
function describeOutcome({ mine, ...texts }: Texts, application: Application): string {
  const { status, endedBy, organizationFeedback: words, removalReason } = application
  const reason = describeReason('volunteer', texts.applications, application.reason)
  if (isClosedBySite(application)) {
    const why = removalReason && mine.wroteStaff({ words: removalReason })
    return [reason, why].filter((part) => Boolean(part)).join(' · ')
  }
  if (application.endedWithOrganization) return mine.closedOrganization
  if (application.isCanceled) {
    // Accepted work ends with the organization's reason, and applicants get it as their message.
    const why = status === 'declined' ? words : reason
    return [mine.canceled, ...(why ? [mine.wrote({ words: why })] : [])].join(' · ')
  }
  if (status === 'declined') {
    const why = describeDeclineFor('volunteer', texts, application)
    return [...why, ...(words ? [mine.wrote({ words })] : [])].join(' · ')
  }
  const by = { volunteer: reason ? mine.youEnded : mine.youWithdrew, organization: mine.organizationEnded }
  const parts = [status === 'withdrawn' && endedBy && by[endedBy], reason && mine.reason({ reason })]
  return parts.filter((part) => Boolean(part)).join(' ')
}
