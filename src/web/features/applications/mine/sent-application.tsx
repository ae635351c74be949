import { lazy, Suspense, type ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { declineReasonsCatalog } from '#contract/texts/decline-reasons-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import {
  describeDeclineFor,
  describeReason,
  useReasonTexts,
} from '#web/features/applications/application-display.ts'
import { ScreeningAnswers } from '#web/features/applications/screening-answers.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { mineCatalog } from '#web/features/applications/texts/mine-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { timelineCatalog } from '#web/features/applications/texts/timeline-texts.ts'
import { Timeline } from '#web/features/applications/timeline.tsx'

// Only for those who look at what they wait for.
const WhatHappensNext = lazy(async () => ({
  default: (await withTexts(import('./what-happens-next.tsx'))).WhatHappensNext,
}))

type SentApplicationProps = {
  application: Application
  /** Shown below what the organization answered. */
  afterAnswer?: ReactNode
}

/** What the volunteer sent, what the organization answered, and what has happened since. */
export function SentApplication({ application, afterAnswer }: SentApplicationProps) {
  const { card } = useTexts(applicationsCatalog)
  const applications = useReasonTexts()
  const texts = useTexts(mineCatalog)
  const timeline = useTexts(timelineCatalog)
  const reasons = useTexts(declineReasonsCatalog)
  const isDeclined = application.status === 'declined'
  const { organization, screeningAnswers, project, language } = application
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid content-start gap-4">
        {/* That the organization has closed is in the row. */}
        {isDeclined && !application.endedWithOrganization && (
          <Words title={card.declined}>
            {describeDeclineFor('volunteer', { reasons, applications }, application).join('\n')}
          </Words>
        )}
        <Words title={card.feedback({ organization: organization.organizationName })}>
          {application.organizationFeedback}
        </Words>
        {!isDeclined && !application.endedWithOrganization && (
          <Words title={card.reason}>{describeReason('volunteer', applications, application.reason)}</Words>
        )}
        {afterAnswer}
        <Words title={texts.yourMessage} language={language}>
          {application.coverLetter}
        </Words>
        <Words title={card.approach} language={language}>
          {application.proposedApproach}
        </Words>
        <Words title={card.questions} language={language}>
          {application.questions}
        </Words>
        {screeningAnswers.length > 0 && (
          <section>
            <PartTitle>{texts.yourAnswers}</PartTitle>
            <div className="text-sm">
              <ScreeningAnswers answers={screeningAnswers} language={language} />
            </div>
          </section>
        )}
      </div>
      <div className="grid content-start gap-6">
        {application.status === 'pending' && (
          <section>
            <PartTitle>{texts.next}</PartTitle>
            <Suspense>
              <WhatHappensNext application={application} />
            </Suspense>
          </section>
        )}
        <section>
          <PartTitle>{timeline.title}</PartTitle>
          <Timeline
            reader="volunteer"
            applicationId={application.id}
            projectTitle={project.title}
            credentialId={application.credentialId}
          />
        </section>
      </div>
    </div>
  )
}

function PartTitle({ children }: { children: ReactNode }) {
  return <h4 className="text-muted mb-1.5 font-sans text-xs font-semibold tracking-normal">{children}</h4>
}

type WordsProps = { title: string; language?: string | null; children: string | null }

function Words({ title, language = null, children }: WordsProps) {
  if (!children) return null
  return (
    <section>
      <PartTitle>{title}</PartTitle>
      <p className="measure text-sm whitespace-pre-line" {...writtenText(language)}>
        {children}
      </p>
    </section>
  )
}
