import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { declineReasonsCatalog } from '#contract/texts/decline-reasons-texts.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { isClosedBySite } from '#domain/applications/applications.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import {
  describeDeclineFor,
  describeReason,
  useReasonTexts,
} from '#web/features/applications/application-display.ts'
import { Notes } from '#web/features/applications/triage/notes.tsx'
import { ScreeningAnswers } from '#web/features/applications/screening-answers.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { timelineCatalog } from '#web/features/applications/texts/timeline-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { Timeline } from '#web/features/applications/timeline.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { writtenText } from '#web/lib/language/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { nameOf } from '#web/features/applications/received/applicant-display.ts'
import type { ApplicantDetail } from '#web/features/applications/received/applicants-cache.ts'

/** What the volunteer wrote and what was answered. Empty parts are left out. */
export function DetailTexts({ detail }: { detail: ApplicantDetail }) {
  const { application, latestReview, volunteer } = detail
  const { detail: texts } = useTexts(receivedCatalog)
  const { card } = useTexts(applicationsCatalog)
  const applications = useReasonTexts()
  const reasons = useTexts(declineReasonsCatalog)
  const declined = describeDeclineFor('organization', { reasons, applications }, application)
  const { language } = application
  const { availability } = useTexts(optionsCatalog)
  const choice = availabilityChoices.find((each) => each === volunteer.availabilityChoice)
  const times = [choice && availability[choice], volunteer.availability].filter(Boolean).join('\n')
  return (
    <>
      <WrittenIn language={language} />
      <Written title={card.message} text={application.coverLetter} language={language} />
      <Written title={card.approach} text={application.proposedApproach} language={language} />
      <Written title={card.questions} text={application.questions} language={language} />
      {application.screeningAnswers.length > 0 && (
        <Part title={texts.answers}>
          <ScreeningAnswers answers={application.screeningAnswers} language={language} />
        </Part>
      )}
      <Written title={texts.availability} text={times} />
      {latestReview && (
        <Part title={texts.review}>
          <blockquote>
            <p className="measure whitespace-pre-line" dir="auto">
              {latestReview.text}
            </p>
            <footer className="text-muted mt-1 text-sm">
              {texts.reviewBy({
                author: latestReview.author ?? texts.formerReviewer,
                rating: latestReview.rating,
              })}
            </footer>
          </blockquote>
        </Part>
      )}
      <Written title={card.yourFeedback} text={application.organizationFeedback} />
      {isClosedBySite(application) ? null : application.status === 'declined' ? (
        <Written
          title={application.declineReason ? card.yourReason : card.declined}
          text={declined.join('\n')}
        />
      ) : (
        <Written
          title={card.reason}
          text={describeReason('organization', applications, application.reason)}
        />
      )}
    </>
  )
}

/** The history and the members' notes, then the address or when it will be shown. */
export function DetailRecord({ application }: { application: Application }) {
  const timelineTexts = useTexts(timelineCatalog)
  const { card } = useTexts(applicationsCatalog)
  const triageTexts = useTexts(triageCatalog)
  const { detail: texts } = useTexts(receivedCatalog)
  const language = useLanguage()
  return (
    <div className="border-line border-t">
      <Disclosure
        className="rounded-none border-0 border-b [&>summary]:px-0"
        title={
          <>
            <span>{timelineTexts.title}</span>
            <span className="text-muted font-normal">
              {card.applied} {formatDate(language, application.createdAt, application.project.timeZone)}
            </span>
          </>
        }
      >
        <Timeline
          reader="organization"
          applicationId={application.id}
          projectTitle={application.project.title}
        />
      </Disclosure>
      <Disclosure
        className="rounded-none border-0 border-b [&>summary]:px-0"
        title={triageTexts.notes.title({ number: application.triage?.notesCount ?? 0 })}
      >
        <Notes applicationId={application.id} volunteerName={nameOf(application)} />
      </Disclosure>
      <Contact application={application} emailLater={texts.emailLater} />
    </div>
  )
}

function Contact({ application, emailLater }: { application: Application; emailLater: string }) {
  const { email } = application.volunteer
  if (!email && application.status !== 'pending') return null
  return (
    <p className="text-muted flex items-center gap-2 py-3 text-sm wrap-anywhere">
      <Mail aria-hidden className="size-4 shrink-0" />
      {email ? (
        <a href={`mailto:${email}`} className="link target-44">
          {email}
        </a>
      ) : (
        emailLater
      )}
    </p>
  )
}

type WrittenProps = { title: string; text: string | null; language?: string | null }

function Written({ title, text, language = null }: WrittenProps) {
  if (!text) return null
  return (
    <Part title={title}>
      <p className="measure whitespace-pre-line" {...writtenText(language)}>
        {text}
      </p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap-anywhere">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
