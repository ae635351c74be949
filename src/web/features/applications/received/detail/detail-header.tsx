import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import { formatIntroduction } from '#domain/profiles/introduction.ts'
import { isClosedBySite, shownStatusOf } from '#domain/applications/applications.ts'
import { matchBandOf } from '#domain/matching/scoring/factors.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import {
  applicationVariants,
  describeReason,
  useReasonTexts,
  hasNoneRequired,
} from '#web/features/applications/application-display.ts'
import { PortfolioLink } from '#web/features/applications/portfolio-link.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { nameDecider, nameOf } from '#web/features/applications/received/applicant-display.ts'
import type { ApplicantDetail } from '#web/features/applications/received/applicants-cache.ts'
import { fitBandOf } from '#web/features/applications/received/list/fit-meter.tsx'

/** Who applied to what, and how well they fit. */
export function DetailHeader({ detail }: { detail: ApplicantDetail }) {
  const { application, volunteer } = detail
  const texts = useTexts(receivedCatalog)
  const { accountSuspended, card, status } = useTexts(applicationsCatalog)
  const reasons = useReasonTexts()
  const language = useLanguage()
  const introduction = formatList(language, [formatIntroduction(volunteer), volunteer.location])
  const { organization } = application
  const readerId = use(CurrentUserContext)
  const acting = useActingOrganization()
  const isOther = acting !== null && acting.id !== organization.id
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Avatar name={nameOf(application)} imageUrl={application.volunteer.profileImageUrl} size="lg" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 dir="auto" className="text-2xl">
          {nameOf(application)}
        </h2>
        {introduction && (
          <p className="text-muted mt-0.5 text-sm" dir="auto">
            {introduction}
          </p>
        )}
      </div>
      {/* The hours of accepted work make people fit less, as if one had chosen wrongly. */}
      {application.status === 'pending' && <Fit score={detail.matchScore} skills={detail.skills} />}
      <div className="grid basis-full gap-2 wrap-anywhere sm:-mt-1 sm:ps-18">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <PortfolioLink application={application} />
          <span className="text-muted">
            {texts.detail.applied}{' '}
            <Link {...paths.project(application.project.id)} className="link">
              {application.project.title}
            </Link>{' '}
            {isOther && <span dir="auto">({organization.organizationName}) </span>}
            <TimeStamp iso={application.createdAt} inText />
          </span>
        </p>
        {application.isVolunteerSuspended && (
          <p className="bg-warn-soft text-warn rounded-md px-3 py-2 text-sm font-medium">
            {accountSuspended.text}
          </p>
        )}
        {application.status !== 'pending' && (
          <p className="text-muted flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Badge variant={applicationVariants[shownStatusOf(application)]}>
              {status[shownStatusOf(application)]}
            </Badge>
            {detail.decidedBy && (
              <span>
                {texts.detail.decidedBy({
                  status: application.status,
                  name: nameDecider(texts, detail.decidedBy, readerId),
                })}{' '}
                {detail.decidedAt && <TimeStamp iso={detail.decidedAt} inText />}
              </span>
            )}
            {isClosedBySite(application) ? (
              <span>{describeReason('organization', reasons, application.reason)}</span>
            ) : (
              application.endedBy && application.reason && <span>{card.endedBy[application.endedBy]}</span>
            )}
          </p>
        )}
      </div>
    </header>
  )
}

function Fit({ score, skills }: { score: number; skills: ApplicantDetail['skills'] }) {
  const texts = useTexts(receivedCatalog)
  const { compare } = useTexts(triageCatalog)
  const { bands } = useTexts(dashboardsCatalog)
  const band = matchBandOf(score)
  return (
    <div className="grid shrink-0 justify-items-end gap-1">
      <p className={joinClasses('font-heading text-3xl font-bold tabular-nums', fitBandOf(score).ink)}>
        <span className="sr-only">{texts.detail.fits({ score })}</span>
        <span aria-hidden>{texts.row.score({ score })}</span>
      </p>
      {band && <Badge variant={band === 'perfect' ? 'success' : 'info'}>{bands[band]}</Badge>}
      {band && hasNoneRequired(skills) && (
        <p className="text-warn text-xs font-medium">{compare.noneRequired}</p>
      )}
    </div>
  )
}
