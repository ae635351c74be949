import { Link } from '@tanstack/react-router'
import { CircleX } from 'lucide-react'
import { Fragment, useId, type ReactNode } from 'react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { matchBandOf } from '#domain/matching/scoring/factors.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { urgencyVariants } from '#web/features/projects/project-display.ts'
import { StaleNote, UnderReviewBadge } from '#web/features/projects/project-marks.tsx'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { formatPercent } from '#web/lib/format/format-number.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { UnfoldButton, UnfoldMark } from '#web/ui/actions/unfold-button.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { SelectBox } from '#web/ui/forms/select-box.tsx'
import { ringColorOf } from '#web/lib/format/match-color.ts'
import { MatchFacts } from './match-facts.tsx'
import { isInFavor } from './match-points.ts'
import { ReasonMark } from './reason-mark.tsx'

/** Reasons in the closed row (decision A33). */
const strongest = 2

/** The id of the button that opens a match. */
export const titleIdOf = (id: string) => `match-${id}`

export type MatchRowProps = {
  match: ProjectMatch
  isOpen: boolean
  isCompared: boolean
  onOpen: () => void
  onCompare: () => void
  /** The open part. */
  children: ReactNode
}

/** A match in one row (spec F2, /project-matching): its title opens the rest below it. */
export function MatchRow({ match, isOpen, isCompared, onOpen, onCompare, children }: MatchRowProps) {
  const texts = useTexts(matchesCatalog)
  const { card } = useTexts(matchingCatalog)
  const titleId = titleIdOf(match.id)
  const detailId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className={joinClasses(
        'relative wrap-anywhere',
        isOpen && 'before:bg-primary before:absolute before:inset-y-0 before:start-0 before:z-1 before:w-1',
      )}
    >
      {/* On a phone the box is below the score, and the links show once the row is open. */}
      <div className="hover:bg-sunken/60 relative grid min-h-22 grid-cols-[3.25rem_minmax(0,1fr)_1.25rem] gap-x-3 gap-y-0.5 px-4 py-3 max-sm:grid-rows-[auto_auto_1fr] max-sm:py-2.5 sm:grid-cols-[1.25rem_3rem_minmax(0,1fr)_auto_1.25rem] sm:items-center sm:gap-x-4">
        <label className="relative z-1 cursor-pointer max-sm:row-start-3 max-sm:grid max-sm:content-end max-sm:justify-items-center max-sm:gap-0.5">
          <SelectBox
            label={texts.compare.select({ title: match.title })}
            checked={isCompared}
            onToggle={onCompare}
          />
          {/* Without a mouse, nothing else says what the box is for. */}
          <span aria-hidden className="text-muted text-xs sm:hidden">
            {texts.compare.word}
          </span>
        </label>
        <Score score={match.matchScore} />
        <div className="min-w-0 max-sm:contents">
          <h2 className="min-w-0 text-base leading-5 max-sm:self-center sm:text-[1.0625rem] sm:leading-6 lg:me-2.5 lg:inline">
            <UnfoldButton id={titleId} isOpen={isOpen} controls={detailId} onClick={onOpen}>
              <span dir="auto" className={isOpen ? '' : 'max-sm:line-clamp-2'}>
                <TitleText text={match.title} />
              </span>
            </UnfoldButton>
          </h2>
          {/* Up to tablets, the badges are the first words of the facts: a line of their own would cost a quarter of the row. */}
          <div
            className={joinClasses(
              'text-[0.8125rem] leading-4.5 max-sm:col-start-2 max-sm:col-end-4 sm:mt-0.5 sm:leading-5 lg:contents',
              // A link that has the focus is not cut off.
              !isOpen && 'max-lg:not-has-focus-visible:line-clamp-2',
            )}
          >
            <span className="max-lg:me-1.5 lg:inline-flex lg:flex-wrap lg:gap-x-2.5 lg:gap-y-1 lg:align-[0.0625rem]">
              <Badge variant={urgencyVariants[match.urgency]} size="xs" className="max-lg:-my-px">
                {card.priorities[match.urgency]}
              </Badge>{' '}
              {match.isUnderReview && <UnderReviewBadge />}
            </span>
            <MatchFacts match={match} isOpen={isOpen} />
          </div>
          {match.isEligible ? <Reasons match={match} /> : <CannotTake match={match} />}
          {match.isStale && (
            <div className="mt-1.5 max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-4">
              <StaleNote project={match} />
            </div>
          )}
        </div>
        <UnfoldMark
          isOpen={isOpen}
          className="max-sm:col-start-3 max-sm:row-start-1 max-sm:self-center sm:order-last"
        />
        <div
          className={joinClasses(
            'no-print flex items-center gap-x-5 gap-y-1.5 max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-5 max-sm:mt-2.5 sm:flex-col',
            !isOpen && 'max-sm:hidden',
          )}
        >
          {match.isEligible && (
            <Button asChild size="sm" variant={isOpen ? 'primary' : 'secondary'} className="z-1">
              <Link {...paths.matchedProject(match.id, { apply: true })} aria-describedby={titleId}>
                {card.apply}
              </Link>
            </Button>
          )}
          <Link
            {...paths.matchedProject(match.id)}
            aria-describedby={titleId}
            className="link target-44 z-1 text-sm"
          >
            {card.view}
          </Link>
        </div>
      </div>
      {isOpen && <div id={detailId}>{children}</div>}
    </article>
  )
}

function Score({ score }: { score: number }) {
  const { bands, matchScore } = useTexts(dashboardsCatalog)
  const language = useLanguage()
  const band = matchBandOf(score)
  return (
    <>
      <ScoreRing
        size="sm"
        percent={score}
        label={formatPercent(language, score)}
        className={joinClasses('max-sm:row-span-2', ringColorOf(score))}
      />
      <VisuallyHidden>
        <span>{matchScore({ score })}</span> {band && <span>{bands[band]}</span>}
      </VisuallyHidden>
    </>
  )
}

function Reasons({ match }: { match: ProjectMatch }) {
  const { row } = useTexts(matchesCatalog)
  const reasons = listStrongest(match)
  return (
    <ul
      aria-label={row.reasons}
      className="text-primary-ink grid gap-x-4 text-[0.8125rem] leading-4.5 font-medium max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-3 sm:mt-0.5 sm:leading-5 sm:max-xl:flex sm:max-xl:flex-wrap xl:grid-cols-[fit-content(62%)_minmax(0,1fr)]"
    >
      {reasons.map(({ factor, description }) => (
        <li
          key={factor}
          className={joinClasses(
            'flex max-w-full min-w-0 gap-1.5',
            !isInFavor(match, factor) && 'text-muted',
          )}
        >
          <ReasonMark isInFavor={isInFavor(match, factor)} className="mt-0.5 size-4" />
          <span dir="auto" className="truncate">
            {description}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The strongest reasons that speak for the match; others only if there are none. */
function listStrongest(match: ProjectMatch) {
  const { matchReasons } = match
  const inFavor = matchReasons.filter(({ factor }) => isInFavor(match, factor))
  return (inFavor.length > 0 ? inFavor : matchReasons).slice(0, strongest)
}

/** In place of the reasons, so no one reads on to find out that they are not eligible. */
function CannotTake({ match }: { match: ProjectMatch }) {
  const { card } = useTexts(matchingCatalog)
  const unmet = match.eligibility.filter(({ standing }) => standing === 'unmet')
  return (
    <div className="text-warn flex gap-1.5 text-[0.8125rem] leading-4.5 font-medium max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-3 sm:mt-0.5 sm:leading-5">
      <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        {card.cannotTake}
        {unmet.map(({ kind, description }) => (
          <Fragment key={kind}>
            {' · '}
            <span dir="auto">{description}</span>
          </Fragment>
        ))}
      </p>
    </div>
  )
}
