import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { CircleX, Clock, Gift, Hourglass, MapPin, Star } from 'lucide-react'
import { useId } from 'react'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { OrganizationLine } from '#web/features/projects/organization-line.tsx'
import { describePlace } from '#web/features/projects/project-display.ts'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import type { Urgency } from '#domain/projects/projects.ts'
import { useMedia } from '#web/lib/media.ts'
import { truncateText } from '#web/lib/truncate-text.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { IconFacts, type IconFact } from '#web/ui/display/icon-facts.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { MatchReasons } from './match-reasons.tsx'
import { matchingCatalog, type MatchingTexts } from '#web/features/projects/texts/matching-texts.ts'
import { projectsCatalog, type ProjectsTexts } from '#web/features/projects/texts/projects-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { ScoreBadge } from './score-badge.tsx'

/** Spec F9. */
const shownDescription = 200
const skillFilters = 4

const priorityVariants: Record<Urgency, BadgeVariant> = { high: 'danger', medium: 'accent', low: 'neutral' }

/** A matching project with all its reasons (spec F2, /project-matching). */
export function MatchCard({ match }: { match: ProjectMatch }) {
  const matchingTexts = useTexts(matchingCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  const language = useLanguage()
  const labels = useTexts(skillsAndCausesCatalog)
  const { card: texts } = matchingTexts
  const titleId = useId()
  return (
    <Card as="article" padding="lg" aria-labelledby={titleId} className="grid gap-5 wrap-anywhere">
      <header className="grid gap-3">
        {!match.isEligible && <CannotTake {...match} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ScoreBadge score={match.matchScore} />
          <span className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:ms-auto">
            <Badge variant={priorityVariants[match.urgency]}>{texts.priorities[match.urgency]}</Badge>
            <span>
              {texts.posted} <TimeStamp iso={match.postedAt} />
            </span>
          </span>
        </div>
        <h2 id={titleId} className="text-xl leading-snug sm:text-2xl">
          <Link
            {...paths.matchedProject(match.id)}
            className="text-ink decoration-1 underline-offset-4 hover:underline"
            dir="auto"
          >
            {match.title}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OrganizationLine
            id={match.organization.id}
            name={match.organization.name}
            verified={match.organization.verified}
            saysUnverified
          />
          <Rating {...match.organization} />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[1fr_auto]">
        <div className="grid grid-cols-1 content-start gap-4">
          <p className="measure" dir="auto">
            {truncateText(match.description, shownDescription)}
          </p>
          <LabelList
            name={texts.skills}
            labels={describeSkills(labels, match.skillsRequired)}
            variant="primary"
            limit={skillFilters}
            size="md"
          />
          <LabelList
            name={texts.causes}
            labels={describeCauses(labels, match.causeAreas)}
            variant="outline"
            size="md"
          />
          <IconFacts
            facts={factsOf(language, { matchingTexts, projectsTexts }, match)}
            className="grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-3"
          />
        </div>
        <div className="no-print flex flex-wrap gap-3">
          {match.isEligible && (
            <Button asChild className="max-sm:flex-1">
              <Link {...paths.matchedProject(match.id, { apply: true })} aria-describedby={titleId}>
                {texts.apply}
              </Link>
            </Button>
          )}
          <Button asChild variant="secondary" className="max-sm:flex-1">
            <Link {...paths.matchedProject(match.id)} aria-describedby={titleId}>
              {texts.view}
            </Link>
          </Button>
        </div>
        <Reasons match={match} />
      </div>
    </Card>
  )
}

/** Beside the rest if there is room; on a phone below it and collapsed. */
function Reasons({ match }: { match: ProjectMatch }) {
  const { reasons } = useTexts(matchingCatalog).card
  const isNarrow = useMedia('(width < 40rem)')
  if (isNarrow) {
    return (
      <Disclosure name="why-it-matches" title={reasons}>
        <MatchReasons {...match} label={reasons} />
      </Disclosure>
    )
  }
  return (
    <div className="bg-sunken rounded-md p-4 sm:p-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <MatchReasons {...match} />
    </div>
  )
}

/** Shown first, so no one reads a whole card to find out that they are not eligible. */
function CannotTake({ eligibility }: Pick<ProjectMatch, 'eligibility'>) {
  const matchingTexts = useTexts(matchingCatalog)
  const unmet = eligibility.filter(({ standing }) => standing === 'unmet')
  return (
    <div className="bg-warn-soft flex gap-2.5 rounded-md px-4 py-3 text-sm">
      <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{matchingTexts.card.cannotTake}</p>
        {unmet.map(({ kind, description }) => (
          <p key={kind}>{description}</p>
        ))}
      </div>
    </div>
  )
}

function factsOf(
  language: Language,
  { matchingTexts, projectsTexts }: { matchingTexts: MatchingTexts; projectsTexts: ProjectsTexts },
  match: ProjectMatch,
): IconFact[] {
  const { card: texts } = matchingTexts
  const { estimatedHours, timeCommitment, benefits } = match
  const { hoursNotStated } = projectsTexts
  return [
    [
      Hourglass,
      texts.estimated,
      estimatedHours === null ? hoursNotStated : texts.hours({ hours: estimatedHours }),
    ],
    [
      Clock,
      texts.commitment,
      timeCommitment === null ? hoursNotStated : texts.aWeek({ hours: timeCommitment }),
    ],
    [MapPin, texts.place, describePlace(projectsTexts, match)],
    ...(benefits.length > 0 ? [[Gift, texts.benefits, formatList(language, benefits)] as const] : []),
  ]
}

function Rating({ rating, totalReviews }: ProjectMatch['organization']) {
  const matchingTexts = useTexts(matchingCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  if (rating === null) return <span className="text-muted text-sm">{matchingTexts.card.notRated}</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <Star aria-hidden className="fill-accent text-accent-ink size-4" />
      <span aria-hidden>{projectsTexts.rating({ average: Number(rating), reviews: totalReviews })}</span>
      <VisuallyHidden>
        {projectsTexts.ratingSpoken({ average: Number(rating), reviews: totalReviews })}
      </VisuallyHidden>
    </span>
  )
}
