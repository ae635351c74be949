import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { occupiesSpot, type ApplicationSide } from '#domain/applications/applications.ts'
import { anchorOf } from '#web/lib/scroll-to-entry.ts'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Disclosure, DisclosureGroup } from '#web/ui/actions/disclosure.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ApplicationActions } from './application-actions.tsx'
import { MessageLink } from './message-link.tsx'
import { PortfolioLink } from './portfolio-link.tsx'
import { applicationVariants, describeReason, formatVolunteerName } from './application-display.ts'
import { ScreeningAnswers } from './screening-answers.tsx'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { timelineCatalog } from './texts/timeline-texts.ts'
import { writtenText } from '#web/lib/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { Timeline } from './timeline.tsx'

export type ApplicationCardProps = {
  application: Application
  side: ApplicationSide
  /** Received by one of several organizations, which it names. */
  coversAll?: boolean | undefined
  /** The reader followed a link to this one. */
  isHighlighted?: boolean
  /** Content from other features. */
  children?: ReactNode
}

/** One application as the volunteer or the organization sees it (spec F2.14). */
export function ApplicationCard({
  application,
  side,
  coversAll,
  isHighlighted = false,
  children,
}: ApplicationCardProps) {
  const timelineTexts = useTexts(timelineCatalog)
  const applicationsTexts = useTexts(applicationsCatalog)
  const { card: texts, status: statuses } = applicationsTexts
  const { project, organization, status, reviewedAt } = application
  const received = side === 'organization'
  const other = received ? formatVolunteerName(application) : organization.organizationName
  const card = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    // The pressed button is gone, so the changed status takes the focus.
    if (moved.current) card.current?.focus()
    moved.current = false
  }, [status])
  return (
    <Card
      as="article"
      ref={card}
      id={anchorOf(application.id)}
      tabIndex={-1}
      aria-label={received ? texts.by({ name: other }) : texts.to({ project: project.title })}
      className={joinClasses(
        'grid grid-cols-1 gap-4 wrap-anywhere',
        isHighlighted && 'border-primary border-2',
      )}
    >
      <div className="flex items-start gap-3">
        <Avatar
          name={other}
          imageUrl={received ? application.volunteer.profileImageUrl : organization.logoUrl}
        />
        <Names application={application} side={side} coversAll={coversAll} />
      </div>
      <div className="text-muted flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Badge variant={applicationVariants[status]}>{statuses[status]}</Badge>
        <span>
          {texts.applied} <TimeStamp iso={application.createdAt} inText />
        </span>
        {reviewedAt && (
          <span>
            {texts.decided} <TimeStamp iso={reviewedAt} inText />
          </span>
        )}
        <MessageLink application={application} side={side} />
        {received && <VolunteerLinks application={application} />}
        {!received && occupiesSpot(status) && (
          <Link {...paths.project(project.id)} className="link">
            {texts.getInTouch}
          </Link>
        )}
        {status === 'withdrawn' && application.reason && application.endedBy && (
          <span>{texts.endedBy[application.endedBy]}</span>
        )}
      </div>
      <WrittenIn language={application.language} />
      <DisclosureGroup>
        <CoverLetterDraft
          title={texts.message}
          text={application.coverLetter}
          language={application.language}
          open={received && status === 'pending'}
        />
        <CoverLetterDraft
          title={texts.approach}
          text={application.proposedApproach}
          language={application.language}
        />
        <CoverLetterDraft
          title={texts.questions}
          text={application.questions}
          language={application.language}
          open={received && status === 'pending'}
        />
        {application.screeningAnswers.length > 0 && (
          <Disclosure title={texts.answers} open={received && status === 'pending'}>
            <ScreeningAnswers answers={application.screeningAnswers} language={application.language} />
          </Disclosure>
        )}
        <CoverLetterDraft
          open
          title={
            received ? texts.yourFeedback : texts.feedback({ organization: organization.organizationName })
          }
          text={application.organizationFeedback}
        />
        <CoverLetterDraft
          open
          title={texts.reason}
          text={describeReason(applicationsTexts, application.reason)}
        />
        <Disclosure title={timelineTexts.title}>
          <Timeline applicationId={application.id} projectTitle={project.title} />
        </Disclosure>
      </DisclosureGroup>
      {children}
      <ApplicationActions
        application={application}
        by={side}
        onMoved={() => {
          moved.current = true
        }}
      />
    </Card>
  )
}

type NamesProps = Pick<ApplicationCardProps, 'application' | 'side' | 'coversAll'>

/** Starts with what the reader looks for: volunteers the project, organizations the person. */
function Names({ application, side, coversAll }: NamesProps) {
  const { project, organization } = application
  const projectLink = (
    <Link
      {...paths.project(project.id)}
      {...writtenText(project.language)}
      className="text-ink decoration-1 underline-offset-4 hover:underline"
    >
      {project.title}
    </Link>
  )
  const organizationLink = (
    <Link
      {...paths.organization(organization.id)}
      className="text-muted decoration-1 underline-offset-4 hover:underline"
      dir="auto"
    >
      {organization.organizationName}
    </Link>
  )
  return (
    <div className="min-w-0 flex-1">
      <h2 className="text-lg">{side === 'organization' ? formatVolunteerName(application) : projectLink}</h2>
      <p className="text-muted text-sm">
        {side === 'organization' ? projectLink : organizationLink}
        {coversAll && <> · {organizationLink}</>}
      </p>
    </div>
  )
}

/** The volunteer's contact details and portfolio link. */
function VolunteerLinks({ application }: { application: Application }) {
  return (
    <>
      <Contact application={application} />
      <PortfolioLink application={application} />
    </>
  )
}

function Contact({ application }: { application: Application }): ReactNode {
  const applicationsTexts = useTexts(applicationsCatalog)
  const { email } = application.volunteer
  if (email) {
    return (
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
    )
  }
  return application.status === 'pending' && <span>{applicationsTexts.card.emailHidden}</span>
}

function CoverLetterDraft({
  title,
  text,
  language = null,
  open = false,
}: {
  title: string
  text: string | null
  /** Of the text; null if it is not known. */
  language?: string | null
  open?: boolean
}) {
  if (!text) return null
  return (
    <Disclosure title={title} open={open}>
      <p className="measure whitespace-pre-line" {...writtenText(language)}>
        {text}
      </p>
    </Disclosure>
  )
}
