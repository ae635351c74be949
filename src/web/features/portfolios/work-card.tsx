import { Link } from '@tanstack/react-router'
import { Award, BadgeCheck, CalendarDays, Clock, EyeOff, ShieldCheck, ShieldX } from 'lucide-react'
import type { Portfolio, PortfolioWork } from '#contract/portfolios/portfolios.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { formatDate, formatPeriod } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { HideWorkButton } from './hide-work-button.tsx'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** The dates the work started and ended; the same for every reader, on the server and in the browser. */
const formatDates = (language: Language, { startedAt, completedAt }: PortfolioWork) =>
  formatPeriod(language, formatDate(language, startedAt, 'UTC'), formatDate(language, completedAt, 'UTC'))

/** One completed project: organization, hours and outcome. */
export function WorkCard({ portfolio, work }: { portfolio: Portfolio; work: PortfolioWork }) {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const { work: texts } = portfoliosTexts
  const { project, organization, confirmedHours, isOmitted } = work
  const title = project?.title ?? texts.unnamed
  return (
    <Card
      as="article"
      aria-label={title}
      className={`grid grid-cols-1 gap-4 wrap-anywhere ${isOmitted ? 'no-print border-dashed' : ''}`}
    >
      <div className="flex items-start gap-3">
        {organization && (
          <Avatar
            name={organization.organizationName}
            imageUrl={organization.logoUrl}
            className="print:hidden"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            {project ? (
              <Link
                {...paths.project(project.id)}
                className="text-ink decoration-1 underline-offset-4 hover:underline"
                dir="auto"
              >
                <TitleText text={title} />
              </Link>
            ) : (
              <span className="text-muted" dir="auto">
                <TitleText text={title} />
              </span>
            )}
          </h3>
          {organization && (
            <p className="text-muted flex flex-wrap items-center gap-x-1.5 text-sm">
              <Link
                {...paths.organization(organization.id)}
                className="text-muted decoration-1 underline-offset-4 hover:underline"
                dir="auto"
              >
                {organization.organizationName}
              </Link>
              {organization.isVerified && (
                <>
                  <BadgeCheck aria-hidden className="text-success size-4" />
                  <VisuallyHidden>({texts.verified})</VisuallyHidden>
                </>
              )}
            </p>
          )}
        </div>
        {isOmitted && <Badge icon={EyeOff}>{texts.omitted}</Badge>}
      </div>
      <p className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm [&_svg]:size-4">
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden />
          {formatDates(language, work)}
        </span>
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Clock aria-hidden />
          {confirmedHours > 0 ? texts.hours({ count: confirmedHours }) : texts.noHours}
        </span>
      </p>
      {project?.deliverables && <Paragraph title={texts.deliverables} text={project.deliverables} />}
      {project?.outcome && <Outcome outcome={project.outcome} />}
      <LabelList name={texts.skills} labels={describeSkills(labels, work.skills)} variant="neutral" />
      {isOmitted && <p className="text-muted text-sm">{texts.omittedText}</p>}
      <div className="no-print -mb-1 flex flex-wrap items-center gap-2 empty:hidden">
        <Proof portfolio={portfolio} work={work} title={title} />
        {portfolio.isOwn && <HideWorkButton portfolioId={portfolio.id} work={work} title={title} />}
      </div>
    </Card>
  )
}

type ProofProps = { portfolio: Portfolio; work: PortfolioWork; title: string }

/** Links to the proof of the work; only the owner sees that it was revoked. */
function Proof({ portfolio: { id, isOwn }, work, title }: ProofProps) {
  const { work: texts } = useTexts(portfoliosCatalog)
  const { credentialId, revokedCredentialId } = work
  if (isOwn && revokedCredentialId) {
    return (
      <Button asChild variant="ghost" size="sm">
        <Link {...paths.credential(revokedCredentialId)} aria-label={texts.revokedOf({ title })}>
          <ShieldX aria-hidden />
          {texts.revoked}
        </Link>
      </Button>
    )
  }
  if (!work.project || !credentialId || work.isOmitted) return null
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <Link {...paths.certificate(id, work.id)} aria-label={texts.certificateOf({ title })}>
          <Award aria-hidden />
          {texts.certificate}
        </Link>
      </Button>
      <Button asChild variant="ghost" size="sm">
        <Link {...paths.credential(credentialId)} aria-label={texts.checkOf({ title })}>
          <ShieldCheck aria-hidden />
          {texts.check}
        </Link>
      </Button>
    </>
  )
}

function Paragraph({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h4 className="text-muted font-sans text-sm font-semibold">{title}</h4>
      <p className="measure mt-0.5 line-clamp-5 whitespace-pre-line print:line-clamp-none">{text}</p>
    </div>
  )
}

type OutcomeProps = { outcome: NonNullable<NonNullable<PortfolioWork['project']>['outcome']> }

function Outcome({ outcome }: OutcomeProps) {
  const impactTexts = useTexts(impactCatalog)
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const { peopleHelped, summary } = outcome
  const parts = [peopleHelped !== null && impactTexts.counted({ count: peopleHelped }), summary]
  return <Paragraph title={portfoliosTexts.work.outcome} text={parts.filter(Boolean).join('\n')} />
}
