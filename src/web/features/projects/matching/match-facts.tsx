import { Link } from '@tanstack/react-router'
import { BadgeCheck, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { describePlace } from '#web/features/projects/project-display.ts'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

/** The organization, then hours a week, place and age: on a phone, what comes last may be cut off. */
export function MatchFacts({ match, isOpen }: { match: ProjectMatch; isOpen: boolean }) {
  const { card } = useTexts(matchingCatalog)
  const projects = useTexts(projectsCatalog)
  const { organization, timeCommitment } = match
  // The age shows once the match is open, and on a phone the rating, too.
  const facts: { fact: ReactNode; hiddenWhileClosed?: string }[] = [
    { fact: <Rating {...organization} />, hiddenWhileClosed: 'max-sm:hidden' },
    ...(organization.verified ? [] : [{ fact: projects.notVerified }]),
    { fact: timeCommitment === null ? projects.hoursNotStated : card.aWeek({ hours: timeCommitment }) },
    { fact: describePlace(projects, match) },
    { fact: <Posted match={match} />, hiddenWhileClosed: 'hidden' },
  ]
  return (
    <p className="text-muted text-[0.8125rem] max-lg:inline lg:mt-0.5 lg:leading-5">
      <Link
        {...paths.organization(organization.id)}
        dir="auto"
        className="text-ink relative z-1 font-semibold decoration-1 underline-offset-4 hover:underline"
      >
        {organization.name}
      </Link>
      {organization.verified && (
        <BadgeCheck
          role="img"
          aria-label={projects.verified}
          className="text-primary ms-1 inline size-4 align-[-0.1875rem]"
        />
      )}
      {facts.map(({ fact, hiddenWhileClosed }, index) => (
        <span key={index} className={isOpen ? undefined : hiddenWhileClosed}>
          {' · '}
          <span className="sm:whitespace-nowrap" dir="auto">
            {fact}
          </span>
        </span>
      ))}
    </p>
  )
}

function Posted({ match }: { match: ProjectMatch }) {
  const { row } = useTexts(matchesCatalog)
  return (
    <>
      {row.posted} <TimeStamp iso={match.postedAt} inText />
    </>
  )
}

function Rating({ rating, totalReviews }: ProjectMatch['organization']) {
  const { card } = useTexts(matchingCatalog)
  const projects = useTexts(projectsCatalog)
  if (rating === null) return card.notRated
  const values = { average: rating, reviews: totalReviews }
  return (
    <>
      <Star aria-hidden className="fill-accent text-accent-ink me-0.5 inline size-3.5 align-[-0.125rem]" />
      <span aria-hidden>{projects.rating(values)}</span>
      <VisuallyHidden>{projects.ratingSpoken(values)}</VisuallyHidden>
    </>
  )
}
